/* The frame of a form's preview: a page of the site as a picture, of which nothing runs and in which a record is found. */

/** px above a record that is not shown with the whole of its section. */
const margin = 16

/** What a page has between its header and its footer; nothing in it runs, is followed or has the focus. */
export function pageOf(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const active of page.querySelectorAll('script, iframe, link[rel="modulepreload"]')) active.remove()
  page.body.replaceChildren(...page.querySelectorAll('main'))
  page.body.inert = true
  return page
}

/** Opens a page's document in a frame, with its head only. @returns a promise that ends once its styles are loaded */
export async function openShell(frame: HTMLIFrameElement, { documentElement }: Document): Promise<void> {
  const shell = documentElement.cloneNode(true) as HTMLElement
  shell.querySelector('body')?.replaceChildren(document.createElement('main'))
  const loaded = new Promise<void>((resolve) => {
    // The empty document that a frame begins with may tell of its load, too.
    frame.onload = () => frame.contentDocument?.querySelector('main') && resolve()
  })
  frame.srcdoc = `<!doctype html>${shell.outerHTML}`
  await loaded
}

/** Puts a page's body in the place of the one before, which keeps where the frame is scrolled to, and its language. */
export function putBody({ contentDocument }: HTMLIFrameElement, { body, documentElement }: Document): void {
  if (!contentDocument) return
  contentDocument.documentElement.lang = documentElement.lang
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
export function showPlace(
  { contentDocument, contentWindow }: HTMLIFrameElement,
  texts: readonly string[],
  isScrolled: boolean
) {
  const main = contentDocument?.querySelector('main')
  const place = main && texts.map((text) => placeOf(main, oneSpace(text))).find((found) => found !== undefined)
  if (!main || !place || !contentWindow) return false
  const folded = place.closest('details')
  if (folded) folded.open = true
  const item = place.closest<HTMLElement>('li, dl > div')
  if (item) {
    const row = rowAround(item, main)
    const toFront = row ? item.getBoundingClientRect().left - row.getBoundingClientRect().left : 0
    // Not by `scrollBy`, which has a direction, in which a row that snaps goes on to the next card.
    row?.scrollTo({ left: row.scrollLeft + toFront, behavior: 'instant' })
    // A row cuts off what stands out of its cards.
    const outlineOffset = row ? '-3px' : '6px'
    Object.assign(item.style, { outline: '3px solid var(--color-sun)', outlineOffset, borderRadius: '2px' })
  }
  if (!isScrolled) return true
  const { top, bottom } = (item ?? place).getBoundingClientRect()
  // From the section's beginning, where it fits, and of its own page from the top: nothing is opened in the middle of another.
  const around = place.matches('h1') ? main : place.closest('section, article')
  const start = around?.getBoundingClientRect().top ?? top
  const isWhole = bottom - start <= contentWindow.innerHeight
  const above = top - margin
  contentWindow.scrollBy({ top: isWhole ? Math.min(start, above) : above, behavior: 'instant' })
  return true
}

/** The row that can be scrolled sideways to a card, if it stands in one. */
function rowAround(card: Element, main: Element): Element | undefined {
  let row = card.parentElement ?? main
  while (row !== main && !/auto|scroll/.test(getComputedStyle(row).overflowX)) row = row.parentElement ?? main
  return row === main ? undefined : row
}

/** The first element that is nothing but a text, else the innermost of the first place that contains it; breadcrumbs and names in drawings are none. */
function placeOf(main: Element, text: string): Element | undefined {
  const all = [...main.querySelectorAll(':not(nav *, svg *)')].map((element) => ({
    element,
    words: oneSpace(element.textContent)
  }))
  const within = all.filter(({ words }) => words.includes(text)).map(({ element }) => element)
  const innermost = within.find((element, index) => !element.contains(within[index + 1] ?? null))
  return all.find(({ words }) => words === text)?.element ?? innermost
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()
