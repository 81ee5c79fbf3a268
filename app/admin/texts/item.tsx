import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { EditedText } from '../../../server/texts/edit-texts.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FieldTextArea, TextLength } from '../../../ui/field.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { ActionForm, useAction } from '../use-action.tsx'
import { editAddress } from './pages.ts'

interface TextItemProps {
  text: EditedText
  isOpen: boolean
  onOpen(key: string, isOpen: boolean): void
  /** @param changed null returns to the original @throws ApiError */
  onChange(text: EditedText, changed: string | null): Promise<void>
}

/** A sentence, which is changed in its place. */
export function TextItem({ text, isOpen, onOpen, onChange }: TextItemProps) {
  const { key, original, changed, updatedAt } = text
  async function change(wanted: string | null) {
    if (wanted !== text.text) await onChange(text, wanted)
    onOpen(key, false)
  }
  const { run, isBusy, failure } = useAction(change)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) editButton.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const address = editAddress(text)
  const error = failure?.errors?.text ?? failure?.message
  const name = <span className="sr-only"> {key}</span>
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-2">
      <div className="grid min-w-0 max-w-prose flex-1 basis-80 gap-1 py-1">
        {isOpen ? (
          <TextForm text={text} send={change} onCancel={() => onOpen(key, false)} />
        ) : (
          <>
            <p className="whitespace-pre-line wrap-anywhere">
              {text.text || <span className="text-muted">Empty: what shows it is left out.</span>}
            </p>
            <p className="text-muted text-sm wrap-anywhere">{key}</p>
          </>
        )}
        {changed && (
          <div className="border-line border-l-4 pl-3 text-sm">
            <p className="text-muted">
              Original
              {updatedAt && (
                <>
                  {' '}
                  (changed on <Moment at={updatedAt} />)
                </>
              )}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{original || 'Empty'}</p>
          </div>
        )}
        {error && (
          <p role="alert" className="font-semibold text-danger text-sm">
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-2">
        {!isOpen && (
          <Button ref={editButton} onClick={() => onOpen(key, true)} icon="edit">
            Edit{name}
          </Button>
        )}
        {changed && (
          <Button disabled={isBusy} onClick={() => run(null)} icon="undo">
            Return to original{name}
          </Button>
        )}
        {address && !isOpen && (
          <a href={address} className={buttonClass('plain')}>
            Show on the page{name}
          </a>
        )}
      </div>
    </li>
  )
}

/** @param send @throws ApiError */
function TextForm({ text: { key, text, original }, send, onCancel }: TextFormProps) {
  const [typed, setTyped] = useState(text)
  const placeholders = [...new Set(original.match(/\{\w+\}/g))].join(', ')
  const hint = placeholders && `It can name ${placeholders}, which stand for values.`
  const counter = <TextLength length={typed.length} max={5_000} />
  function onKeyDown({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    if (key === 'Escape') onCancel()
    if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
  }
  return (
    <ActionForm submit="Save" send={() => send(typed)} onCancel={onCancel} className="grid gap-2">
      {(errors) => (
        <FieldTextArea
          frame={{ id: `text-${key}`, name: 'text', label: key, hint, error: errors.text, counter }}
          ref={focusAtEnd}
          rows={2}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </ActionForm>
  )
}

type TextFormProps = { text: EditedText; send(text: string): Promise<void>; onCancel(): void }

/** The text is there to be changed: typing goes on at its end. */
function focusAtEnd(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.setSelectionRange(area.value.length, area.value.length)
}
