import { useEffect, useRef, useState } from 'react'
import { type Definition, type Fields, isCollection } from '../../../collections/define.ts'
import { withPart } from '../../../collections/part.ts'
import { translatableFields } from '../../../collections/translatable.ts'
import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import { mapValues, pickBy } from '../../../shared/objects.ts'
import { Icon } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { typedPageCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { bodyOf, type FormState, faultsOf, hasUpload, isUnsaved } from './form-state.ts'
import type { OpenTranslation } from './in-languages.tsx'
import { keepBoxFitted, openShell, pageOf, putBody, scrollToText, showPlace } from './preview-frame.ts'
import { textAtCaret, useCaretText } from './text-at-caret.ts'

interface LivePreviewProps {
  definition: Definition
  state: FormState
  example: AnyRecord | undefined
  /** Undefined where the form's own tab is open, which is English. */
  translation: OpenTranslation | undefined
  /** Closed at first: there is no room for it. */
  isFolded: boolean
}

/** ms without a key before the page is made again. */
const pause = 600

/** The note beside a page that is older than the form, since a value is wrong or the server does not answer. */
const behind = 'What you typed last is not in it.'

/** Shows the page of the site with what is typed, on a phone's width where it stands beside the form, at the record's place and in the language of the form's open tab; of a new record, that of a finished one. */
export function LivePreview({ definition, state, example, translation, isFolded }: LivePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The page that was scrolled to the record: of the example or of what is typed, and its address. */
  const placed = useRef<string>(undefined)
  /** The tab whose page is shown: to that of another one it turns at once. */
  const turnedTo = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(!isFolded)
  const opened = useRef<Promise<unknown>>(undefined)
  const endFitting = useRef(() => {})
  const [shown, setShown] = useState<'nothing' | 'example' | 'typed'>('nothing')
  const [note, setNote] = useState('')
  /** Part of the page is below the box. */
  const [isCut, setCut] = useState(false)
  const { draft, record } = state
  const { language, texts } = translation ?? {}
  const code = language?.code ?? ''
  const shownExample = record || isUnsaved(state) ? undefined : example
  const source = shownExample ? 'example' : 'typed'
  const body = JSON.stringify(texts ?? (shownExample ? {} : textsOf(definition, draft, record)))
  const values = texts ? { ...record, ...pickBy(texts, Boolean) } : (shownExample ?? draft)
  const places = placeTexts(definition, values).join('\n')
  const whole = withPart(definition)
  const isRefused = !shownExample && hasFault(texts ? translatableFields(whole) : whole.fields, texts ?? draft)

  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    async function read(): Promise<string> {
      const options = { body: JSON.parse(body), on401: 'throw', signal } as const
      return (await call<string>('POST', typedPageCall(definition, shownExample ?? record, code), options)).body
    }
    async function show() {
      turnedTo.current = code
      if (isRefused) return setNote(behind)
      try {
        const html = await read()
        const page = html === '' ? undefined : pageOf(html)
        if (page && frame.current) opened.current ??= openShell(frame.current, page)
        await opened.current
        if (signal.aborted || !frame.current) return
        endFitting.current()
        if (page) {
          const address = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
          putBody(frame.current, page)
          const isNew = placed.current !== source + address
          if (showPlace(frame.current, places.split('\n').filter(Boolean), isNew)) placed.current = source + address
          if (source === 'typed') scrollToText(frame.current, textAtCaret())
          endFitting.current = keepBoxFitted(frame.current, setCut)
        } else {
          placed.current = undefined
          setCut(false)
        }
        setShown(page ? source : 'nothing')
        setNote(page ? '' : 'Visitors have no page of it yet.')
      } catch {
        if (!signal.aborted) setNote(behind)
      }
    }
    const timer = setTimeout(show, turnedTo.current === code ? pause : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [definition, record, shownExample, source, body, code, places, isRefused, isOpen])

  useCaretText(shown === 'typed', (text) => frame.current && scrollToText(frame.current, text))

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group overflow-hidden rounded-md border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 py-2">
        <h2 className="mr-auto font-semibold">
          {shown === 'example' || (shown === 'nothing' && shownExample) ? 'A finished example' : 'As visitors see it'}
          {language && ': '}
          {language && <span lang={code}>{language.name}</span>}
        </h2>
        <Icon name="right" className="size-4 transition-transform group-open:rotate-90" />
      </summary>
      <div
        className={`relative min-h-24 overflow-hidden border-line border-t bg-sunken ${shown === 'nothing' && note ? 'h-24!' : 'h-120'}`}
      >
        <p
          role="status"
          className="absolute inset-x-0 top-0 z-1 border-line border-b bg-surface px-4 py-2 text-sm empty:hidden"
        >
          {note ||
            (translation
              ? isUnsaved(state) && 'It has the English as it was saved last.'
              : hasUpload(draft) && 'A new picture shows here once it is saved.')}
        </p>
        {/* A picture for those who see it: the form has its texts, and 'Preview' opens the page itself. */}
        <iframe
          ref={frame}
          title="The page of the site"
          aria-hidden="true"
          tabIndex={-1}
          sandbox="allow-same-origin"
          className={`h-120 w-full xl:h-[554px] xl:w-[390px] xl:origin-top-left xl:scale-[0.8667] ${shown === 'nothing' ? 'invisible' : ''}`}
        />
        {isCut && <div className="absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-surface" aria-hidden="true" />}
      </div>
    </details>
  )
}

/** The values of a draft without its new files. */
function textsOf(definition: Definition, draft: Draft, record: AnyRecord | undefined): Record<string, unknown> {
  const stored = mapValues(draft, (value) =>
    isFileDraft(value) && value.next instanceof File ? { ...value, next: undefined } : value
  )
  const body = bodyOf(withPart(definition), stored, record)
  return body instanceof FormData ? Object.fromEntries(body) : { ...body }
}

/** True where a typed value is wrong, so that the server would refuse it, or the record it belongs to is not chosen. */
function hasFault(fields: Fields, draft: Draft): boolean {
  return Object.keys(faultsOf(fields, draft, false)).some(
    (name) => fields[name]?.kind === 'relation' || (draft[name] !== '' && !isFileDraft(draft[name]))
  )
}

/** The texts by which a record is found on its page: the title, then its other short texts. */
function placeTexts(definition: Definition, values: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(definition.fields).filter((name) => definition.fields[name]?.kind === 'text')
  const ordered = isCollection(definition) ? [definition.title, ...names] : names
  return ordered.map((name) => String(values[name] ?? '').trim())
}
