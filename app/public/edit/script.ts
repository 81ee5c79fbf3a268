/* Changes the sentences of a page in their places (`?edit`). Built like the home page's script, without React. */
import type { EditedText } from '../../../server/texts/edit-texts.ts'

/** The language of the page's sentences. */
const language = document.documentElement.lang.slice(0, 2)
const status = document.getElementById('edit-status')

prepareMarks()
let messages: Promise<Map<string, string>> | undefined

// In the capturing phase: links, buttons and labels around a sentence do nothing else.
document.addEventListener('click', (event) => void startAt(event), true)
document.addEventListener(
  'keydown',
  (event) => {
    const isOnMark = event.target instanceof Element && event.target.matches('[data-text]')
    if (isOnMark && (event.key === 'Enter' || event.key === ' ')) void startAt(event)
  },
  true
)
addEventListener('beforeunload', (event) => {
  if (document.querySelector('.text-editor')) event.preventDefault()
})

async function startAt(event: Event): Promise<void> {
  const mark = event.target instanceof Element ? markOf(event.target) : null
  if (!mark) return
  event.preventDefault()
  event.stopPropagation()
  const fault = faultBeside(mark)
  try {
    messages ??= readMessages()
    const known = await messages
    fault.remove()
    if (mark.isConnected) edit(mark, known)
  } catch (error) {
    messages = undefined
    fault.textContent = messageOf(error)
    setTimeout(() => fault.remove(), 10_000)
  }
}

function edit(mark: HTMLElement, known: Map<string, string>): void {
  const key = mark.dataset.text ?? ''
  const message = known.get(key) ?? ''
  const place = mark.closest<HTMLElement>('button') ?? mark
  const editor = document.createElement('span')
  editor.className = 'text-editor'
  editor.textContent = message
  editor.contentEditable = 'plaintext-only'
  editor.setAttribute('role', 'textbox')
  editor.setAttribute('aria-label', `Text ${key}`)
  const fault = faultBeside(place)
  place.style.display = 'none'
  place.after(editor)
  editor.focus()
  getSelection()?.selectAllChildren(editor)
  getSelection()?.collapseToEnd()

  let isClosed = false
  function close(): void {
    const hadFocus = document.activeElement === editor
    isClosed = true
    editor.remove()
    fault.remove()
    place.style.display = ''
    if (hadFocus) place.focus()
  }
  async function save(): Promise<void> {
    const text = (editor.textContent ?? '').trim()
    if (editor.ariaBusy || isClosed) return
    if (text === message) return close()
    editor.ariaBusy = 'true'
    fault.textContent = ''
    try {
      const saved = await saveMessage(key, text)
      known.set(key, saved)
      await showTexts(key)
      close()
      if (status) status.textContent = 'Saved.'
    } catch (error) {
      fault.textContent = messageOf(error)
      editor.ariaBusy = null
      editor.setAttribute('aria-invalid', 'true')
    }
  }
  editor.addEventListener('blur', () => void save())
  editor.addEventListener('keydown', (event) => {
    // Keys typed in the editor do not reach anything around it.
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') close()
    else void save()
  })
}

function faultBeside(place: HTMLElement): HTMLElement {
  const fault = document.createElement('span')
  fault.className = 'text-fault'
  fault.setAttribute('role', 'alert')
  place.after(fault)
  return fault
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Makes each reachable sentence focusable, with a name; links around sentences lead nowhere. */
function prepareMarks(): void {
  for (const mark of marksIn(document)) {
    mark.closest('a')?.removeAttribute('href')
    // A button has the focus itself; nothing within it may.
    if (mark.closest('button')) continue
    mark.tabIndex = 0
    mark.setAttribute('role', 'button')
    mark.title = 'Edit this text'
  }
  const wanted = new URLSearchParams(location.search).get('edit')
  const first = wanted ? document.querySelector<HTMLElement>(`[data-text="${CSS.escape(wanted)}"]`) : null
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}

/** The sentence that a click means: the one around the element, or that of the button. */
function markOf(target: Element): HTMLElement | null {
  if (target.closest('.text-editor')) return null
  return target.closest<HTMLElement>('[data-text]') ?? target.closest('button')?.querySelector('[data-text]') ?? null
}

/** Shows a sentence wherever the page has it, as the server makes the page now. */
async function showTexts(key: string): Promise<void> {
  const page = await fetch(location.href).then((response) => response.text())
  const marks = marksIn(new DOMParser().parseFromString(page, 'text/html'))
  const shown = marks.find((mark) => mark.dataset.text === key)?.textContent
  for (const mark of marksIn(document)) if (mark.dataset.text === key) mark.textContent = shown || '(empty)'
}

function marksIn(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-text]')]
}

/** The sentences with their placeholders, by their keys. @throws Error in words for people */
async function readMessages(): Promise<Map<string, string>> {
  const texts = await request<EditedText[]>(`/api/texts?language=${language}`)
  return new Map(texts.map(({ key, text }) => [key, text]))
}

/** @returns the sentence as it is stored now @throws Error in words for people */
async function saveMessage(key: string, text: string): Promise<string> {
  const { text: saved } = await request<EditedText>(`/api/texts/${encodeURIComponent(key)}?language=${language}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text })
  })
  return saved
}

async function request<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init).catch(() => {
    throw new Error('The server could not be reached. Press Enter to try again.')
  })
  if (response.status === 401)
    throw new Error('Your session has ended. Sign in in another tab, then press Enter here to try again.')
  const body: unknown = await response.json().catch(() => ({}))
  if (response.ok) return body as T
  const { message, errors } = body as { message?: string; errors?: { text?: string } }
  throw new Error(errors?.text ?? message ?? 'The server could not answer. Press Enter to try again.')
}
