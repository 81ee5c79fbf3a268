import { useState } from 'react'
import { partOf, partRecord, withPart } from '../../../collections/part.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFields, type FormFieldsProps } from './fields.tsx'
import { type FormState, isPartTyped } from './form-state.ts'

/** The second record of a form, such as the article of a news item. It is folded up until it is wanted. */
export function FormPart({ definition, state, onChange }: Omit<FormFieldsProps, 'choices'> & { state: FormState }) {
  const [isOpen, setOpen] = useState(false)
  const part = partOf(definition)
  if (!part) return null
  const isTyped = isPartTyped(part, state)
  const isThere = partRecord(part, state.record) !== undefined
  const isShown = isOpen || isTyped || isThere
  const fields = Object.fromEntries(
    Object.entries(withPart(definition).fields).filter(([name]) => !(name in definition.fields))
  )
  return (
    <fieldset className="border-line border-t pt-5">
      <legend className="float-left mb-4 w-full font-semibold text-lg">{part.heading}</legend>
      {!isThere && (
        // While something is typed it keeps its place, so that nothing moves under the person's hands.
        <Button
          aria-expanded={isShown}
          onClick={() => setOpen(!isOpen)}
          className={isTyped ? 'invisible clear-both mb-4' : 'clear-both mb-4'}
        >
          {isShown ? 'Without' : 'Write'} {part.heading.toLowerCase()}
        </Button>
      )}
      {isShown && (
        <div className="clear-both grid items-start gap-5 md:grid-cols-2">
          <FormFields
            definition={{ ...definition, fields }}
            state={isThere ? state : { ...state, record: undefined }}
            choices={{}}
            isOptional={!isTyped && !isThere}
            onChange={(name, value) => {
              // What is emptied again stays on the screen.
              setOpen(true)
              onChange(name, value)
            }}
          />
        </div>
      )}
    </fieldset>
  )
}
