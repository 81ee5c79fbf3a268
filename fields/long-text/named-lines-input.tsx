import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { type NamedLine, namedLines, textOfNamedLines } from '../../shared/named-lines.ts'
import { Button, controlProps, FieldShell, TextLength } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { LongTextField } from './field.ts'

type Row = NamedLine & { id: number }

/** Of name, value and buttons; on phones the value stands below its name. */
const columns = 'grid grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_5.25rem]'

/** An entry in a table: the table has the frame. */
const cellClass =
  'w-full bg-transparent px-3 hover:bg-hover focus:bg-selected focus-visible:-outline-offset-2 sm:border-line sm:border-r min-h-9 pointer-coarse:min-h-10 sm:min-h-10 aria-invalid:ring-1 aria-invalid:ring-inset aria-invalid:ring-danger'

/** The rows of a text, and an empty one. @param firstId no other row has it or a higher one */
function rowsOf(text: string, firstId: number): Row[] {
  return [...namedLines(text), { name: '', value: '' }].map((line, place) => ({ ...line, id: firstId + place }))
}

/** A text of named lines, a row each; the last row is empty, and becomes a line once something is typed. */
export function NamedLinesInput({ field, frame, value, onChange }: InputProps<LongTextField>) {
  const [{ rows, text }, setState] = useState<{ rows: readonly Row[]; text: string }>(() => ({
    rows: rowsOf(value, 0),
    text: value
  }))
  const [announcement, setAnnouncement] = useState('')
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

  /** Lines from a data sheet, or a table, in which a tab divides a name from its value. */
  function paste(event: ClipboardEvent, at: Row) {
    const pasting = event.clipboardData.getData('text').trim()
    if (!/[\n\t]/.test(pasting)) return
    event.preventDefault()
    const lines = pasting.split('\n').flatMap((line) => {
      const [name = '', ...cells] = line.split('\t')
      return cells.length > 0 ? [{ name, value: cells.join(' ') }] : namedLines(line)
    })
    // The row that has the focus stays.
    const isBlank = at.name === '' && at.value === ''
    const pasted = lines.map((line, place) => ({ ...line, id: isBlank && place === 0 ? at.id : nextId + 1 + place }))
    change(rows.flatMap((row) => (row !== at ? row : isBlank ? pasted : [row, ...pasted])))
    setAnnouncement(`${lines.length} lines added`)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const inputs = [...(event.currentTarget.closest('ol')?.querySelectorAll('input') ?? [])]
    inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
  }

  function moveUp(moved: Row, place: number) {
    if (place === 0) return
    const others = rows.filter((row) => row !== moved)
    change([...others.slice(0, place - 1), moved, ...others.slice(place - 1)])
    setAnnouncement(`Now line ${place}`)
  }

  function remove(removed: Row, { currentTarget }: MouseEvent) {
    // The button that was pressed goes with its row.
    currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
    change(rows.filter((row) => row !== removed))
    setAnnouncement(`${removed.name || removed.value} removed`)
  }

  const counter = <TextLength length={value.length} max={field.maxLength} />
  return (
    <FieldShell frame={{ ...frame, counter }}>
      <ol className="divide-y divide-line overflow-clip rounded-sm border border-field bg-surface">
        <li
          aria-hidden="true"
          className={`${columns} bg-sunken font-semibold text-muted text-xs *:px-3 *:py-1.5 max-sm:hidden`}
        >
          <span>Name</span>
          <span>Value</span>
        </li>
        {rows.map((row, place) => {
          const input = { form: frame.form, lang: frame.lang, onKeyDown, onPaste: (e: ClipboardEvent) => paste(e, row) }
          return (
            <li key={row.id} className={columns}>
              <input
                {...input}
                {...(place === 0 && controlProps(frame))}
                aria-label={`${frame.label}, name ${place + 1}`}
                placeholder="Name"
                value={row.name}
                onChange={({ target }) => type(row, { name: target.value })}
                className={`${cellClass} font-medium max-sm:pt-2`}
              />
              <input
                {...input}
                aria-label={`${frame.label}, value ${place + 1}`}
                placeholder="Value"
                value={row.value}
                onChange={({ target }) => type(row, { value: target.value })}
                className={`${cellClass} max-sm:row-start-2 max-sm:pb-2`}
              />
              <span
                className={`flex justify-center max-sm:row-[1/3] max-sm:flex-col ${place < rows.length - 1 ? '' : 'invisible'}`}
              >
                <Button
                  look="tool"
                  icon="ascending"
                  className="px-2"
                  aria-label={`Move line ${place + 1} up`}
                  aria-disabled={place === 0}
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
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </FieldShell>
  )
}
