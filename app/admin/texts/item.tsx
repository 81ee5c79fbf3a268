import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { EditedText } from '../../../server/texts/edit-texts.ts'
import { type Language, tagOf } from '../../../shared/languages.ts'
import { Button, classNames, FieldTextArea, Icon, Moment, TextLength } from '../../../ui/index.ts'
import { ActionForm, useAction } from '../use-action.tsx'
import { editAddress } from './pages.ts'

export interface TextItemProps {
  text: EditedText
  language: Language
  others: readonly { code: Language; name: string; texts: ReadonlyMap<string, string> }[]
  isOpen: boolean
  onOpen(key: string, isOpen: boolean): void
  /** Asks for another language's text to be changed. */
  onOther(language: Language): void
  /** @param changed null returns to the original @throws ApiError */
  onChange(text: EditedText, changed: string | null): Promise<void>
}

/** A wide screen has a column for each language, and one for the way to the page. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)_2.75rem] xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_2.75rem]'

const keyLook =
  'max-xl:sr-only truncate text-muted text-xs xl:pointer-fine:not-in-[li:hover,button:focus-visible]:opacity-0'

export function TextItem({ text, language, others, isOpen, onOpen, onOther, onChange }: TextItemProps) {
  const { key, original, changed, updatedAt } = text
  async function change(wanted: string | null) {
    if (wanted !== text.text) await onChange(text, wanted)
    onOpen(key, false)
  }
  const { run, isBusy, failure } = useAction(change)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Unless the person has gone on to something else while it was saved.
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) editButton.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const address = editAddress(text, language)
  const error = failure?.errors?.text ?? failure?.message
  return (
    <li className={isOpen ? 'grid gap-2 p-4' : undefined}>
      {isOpen ? (
        <TextForm text={text} language={language} send={change} onCancel={() => onOpen(key, false)} />
      ) : (
        <div className={`hover:bg-hover ${columns}`}>
          <button
            type="button"
            ref={editButton}
            onClick={() => onOpen(key, true)}
            className="flex min-h-11 scroll-mt-18 items-center gap-3 px-4 py-1.5 text-left leading-tight focus-visible:-outline-offset-2"
          >
            <span className="sr-only">Edit</span>
            {changed && (
              <span className="size-2 flex-none rounded-full bg-link">
                <span className="sr-only">Changed</span>
              </span>
            )}
            <span className="grid min-w-0 flex-1 gap-0.5 xl:flex xl:items-baseline xl:justify-between xl:gap-4">
              <span lang={tagOf(language)} className={classNames('line-clamp-2', !text.text && 'text-muted')}>
                {text.text ? withChips(text.text) : 'Empty: what shows it is left out.'}
              </span>
              {/* Without the page, which stands above; beside a pointer, of the one below it. */}
              <span className={keyLook}>{key.slice(key.indexOf('.') + 1)}</span>
            </span>
            <Icon name="edit" className="size-4 text-muted" />
          </button>
          {others.map(({ code, name, texts }) => (
            <button
              key={code}
              type="button"
              onClick={() => onOther(code)}
              className="px-4 py-1.5 text-left text-muted text-sm leading-normal hover:text-ink focus-visible:-outline-offset-2 max-xl:hidden"
            >
              <span className="sr-only">In {name}: </span>
              <span className="flex items-center justify-between gap-2">
                <span lang={tagOf(code)} className="line-clamp-2">
                  {texts.get(key) === text.text ? '–' : withChips(texts.get(key) ?? '')}
                </span>
                <Icon
                  name="edit"
                  className="size-4 flex-none pointer-fine:not-in-[button:is(:hover,:focus-visible)]:opacity-0"
                />
              </span>
            </button>
          ))}
          {address && (
            <a
              href={address}
              title="Show on the page"
              className="grid w-11 shrink-0 place-items-center text-link focus-visible:-outline-offset-2"
            >
              <Icon name="external" />
              <span className="sr-only">Show on the page {key}</span>
            </a>
          )}
        </div>
      )}
      {changed && (
        <div className={classNames('flex flex-wrap items-center gap-x-4 text-muted text-sm', !isOpen && 'px-4 pb-2')}>
          <p className={classNames('min-w-0 flex-1 basis-60 wrap-anywhere', !isOpen && 'line-clamp-2')}>
            Original
            {updatedAt && (
              <>
                {' '}
                (changed on <Moment at={updatedAt} />)
              </>
            )}
            : <span lang={tagOf(language)}>{original || 'empty'}</span>
          </p>
          <Button disabled={isBusy} onClick={() => run(null)} icon="undo">
            Return to original <span className="sr-only">{key}</span>
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="px-4 pb-2 font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </li>
  )
}

function withChips(text: string) {
  return Array.from(text.matchAll(/\{(\w+)\}|[^{]+|\{/g), ({ 0: part, 1: name, index: at }) =>
    name ? (
      <span key={at} className="rounded-sm bg-sunken px-1 text-[0.85em] text-muted">
        {name}
      </span>
    ) : (
      part
    )
  )
}

/** @param send @throws ApiError */
function TextForm({ text: { key, text, original }, language, send, onCancel }: TextFormProps) {
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
          lang={tagOf(language)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </ActionForm>
  )
}

type TextFormProps = { text: EditedText; language: Language; send(text: string): Promise<void>; onCancel(): void }

/** The text is there to be changed: typing goes on at its end. */
function focusAtEnd(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.setSelectionRange(area.value.length, area.value.length)
}
