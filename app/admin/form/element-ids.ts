/** The id of a field's input. */
export const fieldId = (name: string) => `field-${name}`

export const submitId = 'submit'
