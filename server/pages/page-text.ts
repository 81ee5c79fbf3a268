import { defaultLanguage, fullStop, inLanguage, splitLanguage } from '../../shared/languages.ts'
import { perEdition } from '../content/revision.ts'
import type { Site } from '../site.ts'
import type { PageContext } from './context.ts'
import { htmlText } from './html-text.ts'

type Render = (path: string, context: PageContext) => Promise<Response>

/**
 * Renders public pages to plain text for the site's search, each once per edition.
 * @param render renders a page of the site for a visitor
 * @returns a function that takes the pages' paths and the context to render them with; it throws where a page fails
 */
export function createPageTexts(readEdition: Site['readEdition'], render: Render) {
  const readKept = perEdition(readEdition, async () => new Map<string, Promise<string>>())

  async function renderHtml(path: string, context: PageContext): Promise<string> {
    const response = await render(path, context)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: it has no text to search.`)
    return response.text()
  }

  async function renderText(path: string, context: PageContext): Promise<string> {
    let html = await renderHtml(path, context)
    for (const [placeholder, address = ''] of html.matchAll(lazyFragment)) {
      const fragment = await renderHtml(splitLanguage(address).path, context)
      html = html.replace(placeholder, () => fragment)
    }
    return mainText(html, context.texts.language)
  }

  return async function readPageTexts(paths: readonly string[], context: PageContext): Promise<string[]> {
    const kept = await readKept()
    const readText = (path: string) => {
      const key = inLanguage(context.texts.language, path)
      const text = kept.get(key) ?? renderText(path, context)
      kept.set(key, text)
      text.catch(() => kept.delete(key))
      return text
    }
    return await Promise.all(paths.map(readText))
  }
}

/** Stands for a part of the page that a visitor's script fetches: its text is the page's as well. */
const lazyFragment = /<lazy-fragment src="([^"]+)">.*?<\/lazy-fragment>/gs

/** Elements that are not the page's own text; `data-nosnippet` says the same to search engines. */
const skippedElement = /^(?:nav|form|script|style|svg|button)$/
const skippedAttribute = /\s(?:data-nosnippet|aria-hidden="true")/
const inlineElement = /^(?:a|b|code|em|i|mark|span|strong|time)$/

/** The text of a page's `<main>`, as React writes it: each block ends as a sentence, on a line of its own. */
export function mainText(html: string, language = defaultLanguage): string {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? []
  let text = ''
  /** The number of open elements inside of a skipped one, itself included. */
  let skipped = 0
  for (const [tag, slash, name = '', after = ''] of main.matchAll(/<(?:!--|(\/?)([a-z][\w-]*))[^>]*>([^<]*)/g)) {
    const opening = tag.slice(0, tag.length - after.length)
    const isVoid = opening.endsWith('/>') || name === ''
    if (!isVoid && slash) skipped = Math.max(0, skipped - 1)
    else if (!isVoid && (skipped > 0 || skippedElement.test(name) || skippedAttribute.test(opening))) skipped++
    if (skipped > 0) continue
    if (name !== '') text += inlineElement.test(name) ? ' ' : '\n'
    text += after
  }
  return htmlText(text)
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;:!?)])/g, '')
        .trim()
    )
    .filter((line) => line !== '')
    .map((line) => (/[.!?:;,…।]["”]?$/.test(line) ? line : line + fullStop(language)))
    .join('\n')
}
