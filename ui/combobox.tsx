import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { classNames } from './button.tsx'
import { controlClass } from './field.tsx'

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'list'> {
  /** Of the list; the ids of its options are derived from it. */
  listId: string
  /** For those who do not see it. */
  listLabel: string
  options: readonly { text: string; note?: string }[]
  /** The list stands below the entry and cannot be closed; else it lies over the content below while somebody chooses. */
  isFixed?: boolean
  onChoose(index: number): void
}

/** An entry that offers a list: arrows go through it, Enter chooses, Escape closes it. The focus stays in the entry. */
export function Combobox(props: ComboboxProps) {
  const { listId, listLabel, options, isFixed = false, onChoose, onChange, ...input } = props
  /** Undefined while the list is closed, -1 while the entry itself is meant. */
  const [current, setActive] = useState<number | undefined>(isFixed ? -1 : undefined)
  const count = options.length
  const isOpen = count > 0 && current !== undefined
  const active = isOpen && current < count ? current : -1
  const close = () => setActive(isFixed ? -1 : undefined)
  const optionId = (index: number) => `${listId}-${index}`

  function choose(index: number) {
    close()
    onChoose(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      // The arrows go round: after the last option comes the input itself.
      const next = ((active + step + count + 2) % (count + 1)) - 1
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape' && isOpen && !isFixed) close()
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        {...input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        aria-autocomplete="list"
        autoComplete="off"
        onKeyDown={onKeyDown}
        onBlur={close}
        onClick={() => isOpen || setActive(-1)}
        onChange={(event) => {
          // In a search Enter takes the first option; elsewhere the typed text.
          setActive(isFixed ? 0 : -1)
          onChange?.(event)
        }}
        className={controlClass}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={listLabel}
          className={classNames(
            'mt-1 min-h-0 overflow-y-auto p-1',
            !isFixed && 'absolute inset-x-0 top-full z-10 max-h-64 rounded-sm border border-field bg-surface shadow-lg'
          )}
        >
          {options.map(({ text, note }, index) => (
            <button
              type="button"
              key={optionId(index)}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The entry keeps the focus, and so the list stays until the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className="flex min-h-9 w-full items-center justify-between gap-4 rounded-sm px-2 hover:bg-sunken aria-selected:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="truncate">{text}</span>
              {note && <span className="shrink-0 text-muted text-sm first-letter:uppercase">{note}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
