import { type KeyboardEvent, useRef, useState } from 'react'
import { controlProps, FieldShell, Icon } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import { itemsOfText, type ListField, shownEntry } from './field.ts'

/** The entries of a list as chips, and the one that is being typed: a comma, Enter or leaving it makes a chip of it. */
export function ListInput({ field, frame, value, onChange }: InputProps<ListField>) {
  const [typed, setTyped] = useState('')
  const entry = useRef<HTMLTextAreaElement>(null)
  const items = itemsOfText(value)
  // What is typed counts at once: it is the last entry, unless somebody else has added others since.
  const isTyping = typed.trim() !== '' && items.at(-1) === itemsOfText(typed)[0]
  const chips = [...new Set(isTyping ? items.slice(0, -1) : items)]

  function change(entries: readonly string[], rest = '') {
    setTyped(rest)
    onChange([...entries, rest.trim()].filter(Boolean).join('\n'))
  }

  function type(text: string) {
    const parts = text.split(/[\n,;]+/)
    const rest = parts.pop() ?? ''
    change([...chips, ...parts.map((part) => part.trim())], rest.trimStart())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      change(items)
    } else if (event.key === 'Backspace' && !isTyping && chips.length > 0) {
      event.preventDefault()
      change(chips.slice(0, -1), chips.at(-1))
    }
  }

  return (
    <FieldShell frame={frame}>
      <div className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-sm border border-field bg-surface p-1.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-link has-[textarea[aria-invalid]]:border-danger">
        <ul className="contents">
          {chips.map((chip) => (
            <li
              key={chip}
              className="flex max-w-full items-center rounded-full border border-line bg-sunken pl-2.5 text-sm wrap-anywhere"
            >
              {shownEntry(field, chip)}
              <button
                type="button"
                onClick={() => {
                  change(items.filter((item) => item !== chip))
                  // The button that was pressed is gone.
                  entry.current?.focus()
                }}
                className="grid size-7 flex-none place-items-center rounded-full text-muted hover:text-danger pointer-coarse:size-9"
              >
                <Icon name="close" className="size-3.5" />
                <span className="sr-only">Remove {chip}</span>
              </button>
            </li>
          ))}
        </ul>
        <textarea
          {...controlProps(frame)}
          ref={entry}
          rows={1}
          value={isTyping ? typed : ''}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => isTyping && change(items)}
          className="min-h-8 min-w-32 flex-1 resize-none bg-transparent px-1.5 py-1 text-ink outline-none"
        />
      </div>
    </FieldShell>
  )
}
