import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { requiredMessage, tooLongMessage } from '../fields/types.ts'
import { isIndianPhone, nationalDigits } from '../shared/phone.ts'

/*
 * The rules of the contact form, for the browser (on leaving a field and on submit) and for the server, which trusts
 * none of it. Separate from the definition, which would add the back office's texts and Zod to the visitors' bundle.
 */

export const topics = ['home', 'society', 'business', 'lighting', 'wind', 'repair', 'visit', 'other'] as const
export type Topic = (typeof topics)[number]

export const aboutCollections = ['product', 'service', 'news', 'project'] as const

export const contactFields = {
  name: text({ label: 'Name', required: true, maxLength: 120, immutable: true }),
  email: text({ label: 'E-mail', required: true, maxLength: 254, format: 'email', immutable: true }),
  subject: text({ label: 'Subject', required: true, immutable: true }),
  phone: text({ label: 'Phone', required: true, maxLength: 10, format: 'phone', immutable: true }),
  message: longText({ label: 'Message', required: true, immutable: true })
}

export type ContactField = keyof typeof contactFields

export const contactFieldNames = Object.keys(contactFields) as ContactField[]

export const captchaMismatch = 'Captcha does not match'

const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u
const lowercaseEmail = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/
/**
 * The fault of a value, in the words of the specification, which words one of them differently on leaving the field;
 * undefined where there is none. An empty field is no fault on leaving it.
 */
export function contactFault(name: ContactField, given: string, checkedOn: 'leave' | 'submit'): string | undefined {
  const field = contactFields[name]
  const value = given.trim()
  if (value === '' && checkedOn === 'leave') return undefined
  if (name === 'phone') return phoneFault(value)
  if (value === '') return requiredMessage(field)
  if (value.length > field.maxLength) return tooLongMessage(field)
  if (name === 'name' && !lettersAndSpaces.test(value)) return 'Name should contain only letters and spaces.'
  if (name === 'email' && !lowercaseEmail.test(value)) {
    return checkedOn === 'leave'
      ? 'Please enter a valid lowercase email (e.g., name@example.com)'
      : 'Please enter a valid email in lowercase (e.g. name@example.com)'
  }
  return undefined
}

const { maxLength: phoneLength } = contactFields.phone

/** A phone number as it is typed or pasted: only digits, without India's code, ten at the most. */
export function phoneDigits(typed: string): string {
  return nationalDigits(typed).slice(0, phoneLength)
}

/** The fault of a number with more digits than `phoneDigits` takes; undefined where it has none. */
export function phoneLeftOver(typed: string): string | undefined {
  const count = nationalDigits(typed).length - phoneLength
  if (count <= 0) return undefined
  return `${wrongPhone} ${count === 1 ? '1 digit is' : `${count} digits are`} left over.`
}

const wrongPhone = 'Phone number should be exactly 10 digits and numeric only.'

function phoneFault(typed: string): string | undefined {
  const isWhole = isIndianPhone(typed) && nationalDigits(typed).length === phoneLength
  return isWhole ? undefined : (phoneLeftOver(typed) ?? wrongPhone)
}
