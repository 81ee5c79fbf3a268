/* The frame of a form's preview: a page of the site as a picture, of which nothing runs and in which a record is found. */

/** px around a record in a row of cards, and above one that does not fit into the frame with the whole of its section. */
const margin = 16

/** Characters of a text by which its place is found. */
const shortestText = 4

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
 * Shows what has the first of the texts that is found: the page from its top where that is its title, else its section alone,
 * with the place marked. `scrollIntoView` would move the form as well.
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
  const section = place.matches('h1') ? undefined : (place.closest('section') ?? place.closest('article'))
  if (section) showOnly(section, main)
  const item = place.closest<HTMLElement>('li, dl > div, details')
  if (item) bringForward(item, rowAround(item, main))
  if (!isScrolled) return true
  const { top, bottom } = (item ?? place).getBoundingClientRect()
  // From the beginning, where it fits.
  const start = main.getBoundingClientRect().top
  const isWhole = bottom - start <= contentWindow.innerHeight
  contentWindow.scrollBy({ top: isWhole ? start : top - margin, behavior: 'instant' })
  return true
}

/** Scrolls a frame to the first place that has a text, unless that is in sight. A shorter one would be found anywhere. */
export function scrollToText({ contentDocument, contentWindow }: HTMLIFrameElement, typed: string): void {
  const main = contentDocument?.querySelector('main')
  const text = oneSpace(typed)
  if (!main || !contentWindow || text.length < shortestText) return
  const box = placeOf(main, text)?.getBoundingClientRect()
  // What stands around a section is hidden, and has no height.
  if (!box || box.height === 0 || (box.top >= 0 && box.top + margin < contentWindow.innerHeight)) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  contentWindow.scrollBy({ top: box.top - contentWindow.innerHeight / 4, behavior: isStill ? 'instant' : 'smooth' })
}

/**
 * Keeps the box around a frame as high as the page in it, where that is lower than the frame, also when pictures and fonts come late.
 * @param onFit is told whether the page goes on below the box @returns what ends it
 */
export function keepBoxFitted(frame: HTMLIFrameElement, onFit: (isCut: boolean) => void): () => void {
  const main = frame.contentDocument?.querySelector('main')
  function fit() {
    if (!main || !frame.parentElement || frame.offsetWidth === 0) return
    const scale = frame.getBoundingClientRect().width / frame.offsetWidth
    const { bottom } = main.getBoundingClientRect()
    const whole = bottom + (frame.contentWindow?.scrollY ?? 0)
    frame.parentElement.style.height = `${Math.ceil(Math.min(whole, frame.offsetHeight) * scale)}px`
    onFit(bottom > frame.offsetHeight)
  }
  const observer = new ResizeObserver(fit)
  for (const element of [frame, main]) if (element) observer.observe(element)
  return () => observer.disconnect()
}

/** Marks one of several, and shows it alone where they stand in a row to be scrolled. One that fills its row needs no mark. */
function bringForward(item: HTMLElement, row: HTMLElement | undefined): void {
  const isAlone = row !== undefined && item.offsetWidth >= row.clientWidth
  if (!isAlone) Object.assign(item.style, markStyle)
  if (!row) return
  // A row cuts off what stands out of its cards, and shows a part of the next one.
  if (!isAlone) row.style.padding = `${margin}px`
  for (const other of item.parentElement?.children ?? []) if (other !== item) other.setAttribute('hidden', '')
}

const tint = 'color-mix(in srgb, var(--color-sun) 25%, transparent)'
/** To both sides only: above and below it would cross the lines between rows, and reach into their neighbours. */
const markStyle = { background: tint, boxShadow: `-8px 0 0 ${tint}, 8px 0 0 ${tint}` }

/** Hides what stands around a section, and the room above it: the preview of a record in a list begins with its heading. */
function showOnly(section: HTMLElement, main: Element): void {
  for (let part = section; part !== main && part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) if (other !== part) other.setAttribute('hidden', '')
    Object.assign(part.style, { paddingTop: '0', marginTop: '0' })
  }
  const room = section.querySelector<HTMLElement>(':scope > .part') ?? section
  // An article's picture reaches its edges.
  if (room.localName !== 'article') room.style.paddingTop = `${margin}px`
}

/** The row that can be scrolled sideways to a card, if it stands in one. */
function rowAround(card: HTMLElement, main: HTMLElement): HTMLElement | undefined {
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
