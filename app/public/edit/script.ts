/*
 * Changes the sentences of a page in their places (`?edit`). Built like the home page's script: a module of its own, without
 * React.
 */
import { markOf, prepareMarks, showTexts } from './marks.ts'
import { readMessages, saveMessage } from './messages.ts'

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
    fault.textContent = wordsOf(error)
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
      fault.textContent = wordsOf(error)
      editor.ariaBusy = null
      editor.setAttribute('aria-invalid', 'true')
    }
  }
  editor.addEventListener('blur', () => void save())
  editor.addEventListener('keydown', (event) => {
    // Nothing around the editor is to hear of what is typed in it.
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') close()
    else void save()
  })
}

/** Where a failure is said. */
function faultBeside(place: HTMLElement): HTMLElement {
  const fault = document.createElement('span')
  fault.className = 'text-fault'
  fault.setAttribute('role', 'alert')
  place.after(fault)
  return fault
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
