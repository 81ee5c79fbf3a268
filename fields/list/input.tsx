import { type KeyboardEvent, useRef, useState } from 'react'
import { controlProps, FieldShell, Icon } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import { itemsOfText, type ListField, shownEntry, typedEnd } from './field.ts'

/** The entries of a list as chips, and the one that is being typed: a comma, Enter or leaving it makes a chip of it. */
export function ListInput({ field, frame, value, onChange }: InputProps<ListField>) {
  const [typed, setTyped] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const entry = useRef<HTMLTextAreaElement>(null)
  const items = itemsOfText(value)
  // What is typed counts at once: it is the last entry, unless somebody else has added others since.
  const isTyping = typed.trim() !== '' && items.at(-1) === itemsOfText(typed)[0]
  const chips = [...new Set(isTyping ? items.slice(0, -1) : items)]

  function change(entries: readonly string[], rest = '') {
    setTyped(rest)
    onChange([...new Set(entries), rest.trim()].filter(Boolean).join('\n'))
  }

  function type(text: string) {
    const parts = text.split(typedEnd(field)).map((part) => part.trimStart())
    const rest = parts.pop() ?? ''
    change([...chips, ...parts.map((part) => part.trim())], rest)
    if (parts.length > 0) setAnnouncement(`${parts.map((part) => shownEntry(field, part)).join(', ')} added`)
  }

  /** The value has it already; only one that there is twice is taken out. */
  function finish() {
    if (isTyping && chips.includes(typed.trim())) change(chips)
    else setTyped('')
  }

  function remove(chip: string) {
    change(items.filter((item) => item !== chip))
    setAnnouncement(`${shownEntry(field, chip)} removed`)
    // The button that was pressed is gone.
    entry.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    const isAtStart = event.currentTarget.selectionEnd === 0
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      finish()
    } else if (event.key === 'Backspace' && !event.repeat && !isTyping && chips.length > 0) {
      event.preventDefault()
      change(chips.slice(0, -1), chips.at(-1))
    } else if (event.key === 'ArrowLeft' && isAtStart)
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
  }

  /** All chips are one stop of Tab: the last one, from which the arrows lead on. */
  function onChipKey({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>, chip: string) {
    const { previousElementSibling: before, nextElementSibling: after } = currentTarget.closest('li') ?? currentTarget
    if (key === 'ArrowLeft') before?.querySelector('button')?.focus()
    if (key === 'ArrowRight') (after?.querySelector('button') ?? entry.current)?.focus()
    if (key === 'Delete' || key === 'Backspace') remove(chip)
  }

  return (
    <FieldShell frame={frame}>
      <div className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-sm border border-field bg-surface p-1.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-link has-[textarea[aria-invalid]]:border-danger">
        <ul ref={list} aria-label="Entries" className="contents">
          {chips.map((chip, place) => (
            <li
              key={chip}
              className="flex max-w-full items-center rounded-full border border-line bg-sunken pl-2.5 text-sm wrap-anywhere"
            >
              {shownEntry(field, chip)}
              <button
                type="button"
                tabIndex={place === chips.length - 1 ? 0 : -1}
                onClick={() => remove(chip)}
                onKeyDown={(event) => onChipKey(event, chip)}
                className="grid size-7 flex-none place-items-center rounded-full text-muted hover:text-danger pointer-coarse:size-9"
              >
                <Icon name="close" className="size-3.5" />
                <span className="sr-only">Remove {shownEntry(field, chip)}</span>
              </button>
            </li>
          ))}
        </ul>
        <textarea
          {...controlProps({ ...frame, required: frame.required && items.length === 0 })}
          ref={entry}
          rows={1}
          value={isTyping ? typed : ''}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={finish}
          className="min-h-8 min-w-16 flex-1 resize-none bg-transparent px-1.5 py-1 text-ink outline-none"
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </FieldShell>
  )
}
