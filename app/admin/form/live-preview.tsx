import { useEffect, useRef, useState } from 'react'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { withPart } from '../../../collections/part.ts'
import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import { mapValues } from '../../../shared/objects.ts'
import { Icon } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { typedPageCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { bodyOf, type FormState, faultsOf, hasUpload, isUnsaved } from './form-state.ts'

interface LivePreviewProps {
  definition: Definition
  state: FormState
  example: AnyRecord | undefined
  /** Closed at first: there is no room for it. */
  isFolded: boolean
}

/** ms without a key before the page is made again. */
const pause = 600

/** px above a record that is higher than the frame. */
const margin = 24

/** The note beside a page that is older than the form, since a value is wrong or the server does not answer. */
const behind = 'What you typed last is not in it.'

/** Shows the page of the site with what is typed, on a phone's width where it stands beside the form, at the record's place; of a new record, that of a finished one. */
export function LivePreview({ definition, state, example, isFolded }: LivePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The page that was scrolled to the record: of the example or of what is typed, and its address. */
  const placed = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(!isFolded)
  const opened = useRef<Promise<unknown>>(undefined)
  const [shown, setShown] = useState<'nothing' | 'example' | 'typed'>('nothing')
  const [note, setNote] = useState('')
  const { draft, record } = state
  const shownExample = record || isUnsaved(state) ? undefined : example
  const page = shownExample ? 'example' : 'typed'
  const body = JSON.stringify(shownExample ? {} : textsOf(definition, draft, record))
  const texts = placeTexts(definition, shownExample ?? draft).join('\n')
  const isRefused = !shownExample && hasFault(definition, draft)

  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    async function read(): Promise<string> {
      const options = { body: JSON.parse(body), on401: 'throw', signal } as const
      return (await call<string>('POST', typedPageCall(definition, shownExample ?? record), options)).body
    }
    async function show() {
      if (isRefused) return setNote(behind)
      try {
        const html = await read()
        const made = html === '' ? undefined : pageOf(html)
        if (made && frame.current) await open(frame.current, made)
        if (signal.aborted || !frame.current) return
        if (made) {
          const address = made.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
          putBody(frame.current, made)
          const isNew = placed.current !== page + address
          if (showPlace(frame.current, texts.split('\n').filter(Boolean), isNew)) placed.current = page + address
        } else placed.current = undefined
        setShown(made ? page : 'nothing')
        setNote(made ? '' : 'Visitors have no page of it yet.')
      } catch {
        if (!signal.aborted) setNote(behind)
      }
    }
    /** Opens the page's document in the frame, once: its head, for which the styles are waited for. */
    async function open(target: HTMLIFrameElement, { documentElement }: Document) {
      opened.current ??= new Promise((resolve) => {
        const shell = documentElement.cloneNode(true) as HTMLElement
        shell.querySelector('body')?.replaceChildren(document.createElement('main'))
        target.srcdoc = `<!doctype html>${shell.outerHTML}`
        // The empty document that a frame begins with may tell of its load, too.
        target.onload = () => target.contentDocument?.querySelector('main') && resolve(undefined)
      })
      await opened.current
    }
    const timer = setTimeout(show, opened.current ? pause : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [definition, record, shownExample, page, body, texts, isRefused, isOpen])

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group overflow-hidden rounded-md border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 py-2">
        <h2 className="mr-auto font-semibold">
          {shown === 'example' || (shown === 'nothing' && shownExample) ? 'A finished example' : 'As visitors see it'}
        </h2>
        <Icon name="right" className="size-4 transition-transform group-open:rotate-90" />
      </summary>
      <div className="relative h-120 overflow-hidden border-line border-t bg-sunken">
        <p
          role="status"
          className="absolute inset-x-0 top-0 z-1 border-line border-b bg-surface px-4 py-2 text-sm empty:hidden"
        >
          {note || (hasUpload(draft) && 'A new picture shows here once it is saved.')}
        </p>
        {/* A picture for those who see it: the form has its texts, and 'Preview' opens the page itself. */}
        <iframe
          ref={frame}
          title="The page of the site"
          aria-hidden="true"
          tabIndex={-1}
          sandbox="allow-same-origin"
          className={`h-full w-full xl:h-[554px] xl:w-[390px] xl:origin-top-left xl:scale-[0.8667] ${shown === 'nothing' ? 'invisible' : ''}`}
        />
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
function hasFault(definition: Definition, draft: Draft): boolean {
  const { fields } = withPart(definition)
  return Object.keys(faultsOf(fields, draft, false)).some(
    (name) => fields[name]?.kind === 'relation' || (draft[name] !== '' && !isFileDraft(draft[name]))
  )
}

/** The texts by which a record is found on its page: the title, then its other short texts. */
function placeTexts(definition: Definition, values: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(definition.fields).filter((name) => definition.fields[name]?.kind === 'text')
  const ordered = isCollection(definition) ? [definition.title, ...names] : names
  return ordered.map((name) => oneSpace(values[name])).filter(Boolean)
}

const oneSpace = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** What a page has between its header and its footer; nothing in it runs, is followed or has the focus. */
function pageOf(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const active of page.querySelectorAll('script, iframe, link[rel="modulepreload"]')) active.remove()
  page.body.replaceChildren(...page.querySelectorAll('main'))
  page.body.inert = true
  return page
}

/** Puts a page's body in the place of the one before, which keeps where the frame is scrolled to. */
function putBody({ contentDocument }: HTMLIFrameElement, { body }: Document): void {
  if (!contentDocument) return
  contentDocument.body.replaceWith(body)
  contentDocument.documentElement.style.scrollbarWidth = 'none'
  finishAnimations(contentDocument)
}

/** What comes a frame later, or moves as it comes, would do so after each key; what is within it moves once it is there. */
function finishAnimations(page: Document): void {
  const running = page
    .getAnimations()
    .filter(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of running) animation.finish()
  if (running.length > 0) finishAnimations(page)
}

/**
 * Opens and marks what has the first of the texts that is found, and brings it to the front of its row, which a new body has forgotten.
 * `scrollIntoView` would move the form as well.
 * @param isScrolled the page is scrolled to it, too @returns whether one is found
 */
function showPlace(
  { contentDocument, contentWindow }: HTMLIFrameElement,
  texts: readonly string[],
  isScrolled: boolean
) {
  const main = contentDocument?.querySelector('main')
  const place = main && texts.map((text) => placeOf(main, text)).find((found) => found !== undefined)
  if (!place || !contentWindow) return false
  const folded = place.closest('details')
  if (folded) folded.open = true
  const item = place.closest('li')
  const row = item?.parentElement
  if (item && row) {
    const toFront = item.getBoundingClientRect().left - row.getBoundingClientRect().left
    // Not by `scrollBy`, which has a direction, in which a row that snaps goes on to the next card.
    row.scrollTo({ left: row.scrollLeft + toFront, behavior: 'instant' })
    Object.assign(item.style, { outline: '3px solid var(--color-sun)', outlineOffset: '6px', borderRadius: '2px' })
  }
  const { top, height } = (item ?? place).getBoundingClientRect()
  const toMiddle = top + height / 2 - contentWindow.innerHeight / 2
  if (isScrolled) contentWindow.scrollBy({ top: Math.min(toMiddle, top - margin), behavior: 'instant' })
  return true
}

/** The first element that is nothing but a text, else the innermost of the first place that contains it; breadcrumbs are none. */
function placeOf(main: Element, text: string): Element | undefined {
  const all = [...main.querySelectorAll(':not(nav *)')].map((element) => ({
    element,
    words: oneSpace(element.textContent)
  }))
  const within = all.filter(({ words }) => words.includes(text)).map(({ element }) => element)
  const innermost = within.find((element, index) => !element.contains(within[index + 1] ?? null))
  return all.find(({ words }) => words === text)?.element ?? innermost
}
