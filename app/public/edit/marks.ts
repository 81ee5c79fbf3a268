/** Each sentence that can be reached gets the focus and says what it is for; links around sentences lead nowhere. */
export function prepareMarks(): void {
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

/** The sentence that a click on an element means: the one that it is in, or that of the button. */
export function markOf(target: Element): HTMLElement | null {
  if (target.closest('.text-editor')) return null
  return target.closest<HTMLElement>('[data-text]') ?? target.closest('button')?.querySelector('[data-text]') ?? null
}

/** Shows a sentence wherever the page has it, as the server makes the page now. */
export async function showTexts(key: string): Promise<void> {
  const page = await fetch(location.href).then((response) => response.text())
  const marks = marksIn(new DOMParser().parseFromString(page, 'text/html'))
  const shown = marks.find((mark) => mark.dataset.text === key)?.textContent
  for (const mark of marksIn(document)) if (mark.dataset.text === key) mark.textContent = shown || '(empty)'
}

function marksIn(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-text]')]
}
