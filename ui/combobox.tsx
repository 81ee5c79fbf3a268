import type { ComponentProps } from 'react'
import { classNames } from './button.tsx'
import { controlClass, controlProps, FieldShell } from './field.tsx'
import { useListbox } from './listbox.ts'

interface ComboboxProps extends Pick<ComponentProps<typeof FieldShell>, 'frame'> {
  value: string
  choices: readonly string[]
  onChange(value: string): void
}

/** A text that repeats one of those that there are, or is a new one, which is said. */
export function Combobox({ frame, value, choices, onChange }: ComboboxProps) {
  const typed = value.trim().toLowerCase()
  const isKnown = choices.some((choice) => choice.toLowerCase() === typed)
  // Once one is chosen, the others are as near as before.
  const offered = isKnown ? choices : choices.filter((choice) => choice.toLowerCase().includes(typed))
  const id = `${frame.id}-choices`
  const list = useListbox({ id, count: offered.length, onChoose: (index) => onChange(offered[index] ?? value) })
  return (
    <FieldShell frame={frame}>
      <div className="relative">
        <input
          {...controlProps(frame)}
          {...list.entry}
          value={value}
          onClick={() => list.open()}
          onChange={(event) => {
            list.open()
            onChange(event.target.value)
          }}
          className={controlClass}
        />
        {list.isOpen && (
          <div
            id={id}
            role="listbox"
            aria-label={`${frame.label}: those that there are`}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm border border-field bg-surface p-1 shadow-lg"
          >
            {offered.map((choice, index) => (
              <div
                key={choice}
                {...list.optionProps(index)}
                className={classNames(
                  'flex min-h-9 items-center rounded-sm px-2 hover:bg-sunken aria-selected:bg-sunken pointer-coarse:min-h-11',
                  choice === value && 'font-semibold'
                )}
              >
                {choice}
              </div>
            ))}
          </div>
        )}
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {typed !== '' && !isKnown && choices.length > 0 && `New ${frame.label.toLowerCase()}`}
      </p>
    </FieldShell>
  )
}
