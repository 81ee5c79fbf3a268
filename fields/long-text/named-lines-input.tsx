import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { type NamedLine, namedLines, textOfNamedLines } from '../../shared/named-lines.ts'
import { Button, controlClass, controlProps, FieldShell } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { LongTextField } from './field.ts'

type Row = NamedLine & { id: number }

/** The rows of a text, and an empty one. @param firstId no other row has it or a higher one */
function rowsOf(text: string, firstId: number): Row[] {
  return [...namedLines(text), { name: '', value: '' }].map((line, place) => ({ ...line, id: firstId + place }))
}

/** A text of named lines, a row each; the last row is empty, and becomes a line once something is typed. */
export function NamedLinesInput({ frame, value, onChange }: InputProps<LongTextField>) {
  const [{ rows, text }, setState] = useState<{ rows: readonly Row[]; text: string }>(() => ({
    rows: rowsOf(value, 0),
    text: value
  }))
  const nextId = Math.max(...rows.map(({ id }) => id)) + 1
  // It has changed elsewhere: a draft was restored, or the record was loaded again.
  if (text !== value) setState({ rows: rowsOf(value, nextId), text: value })

  function change(changed: readonly Row[]) {
    const last = changed.at(-1)
    const isOpenEnded = last?.name === '' && last.value === ''
    const text = textOfNamedLines(changed)
    setState({ rows: isOpenEnded ? changed : [...changed, { name: '', value: '', id: nextId }], text })
    onChange(text)
  }
  const type = (typed: Row, part: Partial<NamedLine>) =>
    change(rows.map((row) => (row === typed ? { ...row, ...part } : row)))

  /** Several lines at once, from a data sheet or a table, whose cells a tab divides. */
  function paste(event: ClipboardEvent, at: Row) {
    const pasting = event.clipboardData.getData('text').trim().replaceAll('\t', ': ')
    if (!pasting.includes('\n')) return
    event.preventDefault()
    const pasted = rowsOf(pasting, nextId + 1).slice(0, -1)
    change(rows.flatMap((row) => (row !== at ? row : row.name || row.value ? [row, ...pasted] : pasted)))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const inputs = [...(event.currentTarget.closest('ol')?.querySelectorAll('input') ?? [])]
    inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
  }

  function moveUp(moved: Row, place: number) {
    const others = rows.filter((row) => row !== moved)
    change([...others.slice(0, place - 1), moved, ...others.slice(place - 1)])
  }

  function remove(removed: Row, { currentTarget }: MouseEvent) {
    // The button that was pressed goes with its row.
    currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
    change(rows.filter((row) => row !== removed))
  }

  return (
    <FieldShell frame={frame}>
      <ol className="grid gap-1.5">
        {rows.map((row, place) => {
          const input = { form: frame.form, lang: frame.lang, onKeyDown, onPaste: (e: ClipboardEvent) => paste(e, row) }
          return (
            <li key={row.id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-1.5">
              <input
                {...input}
                {...(place === 0 ? controlProps(frame) : { 'aria-label': `Name ${place + 1}` })}
                value={row.name}
                onChange={({ target }) => type(row, { name: target.value })}
                className={`${controlClass} font-medium`}
              />
              <input
                {...input}
                aria-label={`Value ${place + 1}`}
                value={row.value}
                onChange={({ target }) => type(row, { value: target.value })}
                className={controlClass}
              />
              <span className={`flex ${place < rows.length - 1 ? '' : 'invisible'}`}>
                <Button
                  look="tool"
                  icon="ascending"
                  className="px-2"
                  aria-label={`Move line ${place + 1} up`}
                  disabled={place === 0}
                  onClick={() => moveUp(row, place)}
                />
                <Button
                  look="tool"
                  icon="trash"
                  className="px-2"
                  aria-label={`Remove line ${place + 1}`}
                  onClick={(event) => remove(row, event)}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </FieldShell>
  )
}
