import { Combobox, controlProps, FieldShell } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { TextField } from './field.ts'

/** A text that other records have, or a new one, which is marked as new. */
export function RepeatableInput({ frame, value, choices, onChange }: InputProps<TextField>) {
  const typed = value.trim().toLowerCase()
  const isKnown = choices.some(({ text }) => text.toLowerCase() === typed)
  // Once one is chosen, the others are as near as before.
  const offered = isKnown ? choices : choices.filter(({ text }) => text.toLowerCase().includes(typed))
  return (
    <FieldShell frame={frame}>
      <div className="relative">
        <Combobox
          {...controlProps(frame)}
          listId={`${frame.id}-choices`}
          listLabel={`${frame.label}: those that there are`}
          options={offered}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onChoose={(index) => onChange(offered[index]?.text ?? value)}
        />
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {typed !== '' && !isKnown && choices.length > 0 && `New ${frame.label.toLowerCase()}`}
      </p>
    </FieldShell>
  )
}
