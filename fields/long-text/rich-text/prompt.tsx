import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldInput } from '../../../ui/field.tsx'

interface PromptProps {
  title: string
  inputs: readonly { label: string; hint: string; value: string }[]
  /** Gives what is wrong with what was typed. */
  onApply(values: readonly string[]): string | undefined
  /** Left out where there is nothing to take away. */
  onRemove: (() => void) | false
  onClose(): void
}

/** Asks for a line of text or two. */
export function Prompt({ title, inputs, onApply, onRemove, onClose }: PromptProps) {
  const id = useId()
  const [values, setValues] = useState(inputs.map(({ value }) => value))
  const [error, setError] = useState<string>()
  const apply = () => setError(onApply(values))
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        {inputs.map(({ label, hint }, index) => (
          <FieldInput
            key={label}
            frame={{ id: id + index, name: label, label, hint, required: false, ...(error && { error }) }}
            value={values[index]}
            onChange={(event) => setValues(values.with(index, event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It would submit the form.
              event.preventDefault()
              apply()
            }}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="primary" onClick={apply}>
            Apply
          </Button>
          {onRemove && <Button onClick={onRemove}>Remove</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  )
}
