import MarkdownIt, { type Token } from 'markdown-it'
import { imageVariants, storedFilesIn } from './image-variants.ts'

/**
 * Parses CommonMark with tables, for pages and for the editor. HTML is text. A link that leads to neither a web page, a
 * mailbox, a telephone nor within the site becomes its text, and a picture that is not stored here becomes its description.
 */
export const markdown = new MarkdownIt('commonmark', { html: false }).enable('table')
markdown.validateLink = () => true
markdown.core.ruler.push('addresses', ({ src, tokens }) => {
  // By the same search as before files are removed: a picture in another spelling would be shown, and not be kept.
  const stored = new Set(storedFilesIn(src).filter(imageVariants))
  for (const token of tokens) token.children &&= withKnownAddresses(token.children, stored)
})

export const allowedLink = /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i

function withKnownAddresses(tokens: readonly Token[], stored: ReadonlySet<string>): Token[] {
  const isKept: boolean[] = []
  return tokens.filter((token) => {
    const { type } = token
    if (type === 'image' && !stored.has(pictureName(token)))
      Object.assign(token, { type: 'text', tag: '', content: altOfToken(token), children: null })
    if (type === 'link_open') isKept.push(allowedLink.test(token.attrGet('href') ?? ''))
    return type === 'link_open' ? isKept.at(-1) : type === 'link_close' ? isKept.pop() : true
  })
}

/** The file name of a picture under /uploads; '' for any other. */
export function pictureName(image: Token): string {
  return /^\/uploads\/(.*)$/.exec(image.attrGet('src') ?? '')?.[1] ?? ''
}

export function altOfToken({ children }: Token): string {
  const say = (token: Token) => (token.type === 'image' ? altOfToken(token) : textContent({ token, children: [] }))
  return (children ?? []).map(say).join('')
}

/** An element with its children, or a piece of text. */
export interface MarkdownNode {
  token: Token
  children: MarkdownNode[]
}

/** The parser bounds the depth of blocks, but not of emphasis: deeper elements stand in the deepest one. */
const deepest = 40

export function parseMarkdown(text: string): MarkdownNode[] {
  const root: MarkdownNode[] = []
  const open = [root]
  const add = (token: Token) => {
    const siblings = open.at(-1) ?? root
    if (token.type === 'inline') token.children?.forEach(add)
    else if (token.nesting < 0) open.pop()
    else if (token.nesting > 0 && open.length > deepest) open.push(siblings)
    else {
      const node: MarkdownNode = { token, children: [] }
      siblings.push(node)
      if (token.nesting > 0) open.push(node.children)
    }
  }
  markdown.parse(text, {}).forEach(add)
  return root
}

/** The text of an element, with the captions of its pictures. */
export function textContent({ token, children }: MarkdownNode): string {
  if (token.type === 'softbreak') return ' '
  if (token.type === 'hardbreak') return '\n'
  if (token.type === 'image') return token.attrGet('title') ?? ''
  return token.content + children.map(textContent).join('')
}

/** A paragraph, heading, list item or row of a table, for output that is not HTML. */
export interface MarkdownBlock {
  text: string
  isHeading: boolean
  /** The number of lists and quotes around it. */
  depth: number
  /** An item or a row: it follows another one without a blank line. */
  isLine: boolean
}

/** A text in pieces, without its marks. */
export function markdownBlocks(text: string): MarkdownBlock[] {
  return parseMarkdown(text).flatMap((node) => blocksOf(node, 0))
}

function blocksOf({ token, children }: MarkdownNode, depth: number): MarkdownBlock[] {
  const { tag } = token
  const within = tag === 'ul' || tag === 'ol' || tag === 'blockquote' ? depth + 1 : depth
  const blocks = children.map((child) => blocksOf(child, within))
  if (tag === 'ul' || tag === 'ol') {
    const start = Number(token.attrGet('start') ?? 1)
    return blocks.flatMap(([first, ...others], place) => {
      const mark = tag === 'ul' ? '•' : `${start + place}.`
      return first ? [{ ...first, text: `${mark} ${first.text}`, isLine: true }, ...others] : []
    })
  }
  const isRow = tag === 'tr'
  if (!isRow && children.some((child) => child.token.block)) return blocks.flat()
  const text = (isRow ? children.map(textContent).join(' · ') : textContent({ token, children })).trim()
  const isHeading = /^h\d/.test(tag) || children[0]?.token.tag === 'th'
  return text === '' ? [] : [{ text, isHeading, depth, isLine: isRow }]
}

/** A text without its marks: blank lines between paragraphs, a line for each item and row. */
export function markdownText(text: string): string {
  return markdownBlocks(text)
    .map(({ text: piece, isLine }, place, all) => {
      const before = all[place - 1]
      return before ? (isLine && before.isLine ? '\n' : '\n\n') + piece : piece
    })
    .join('')
}

/** A record with plain texts in place of these fields' Markdown, as searches, lists and exports read it. */
export function withPlainTexts<R extends Readonly<Record<string, unknown>>>(record: R, fields: readonly string[]): R {
  const texts = fields.filter((name) => typeof record[name] === 'string')
  return { ...record, ...Object.fromEntries(texts.map((name) => [name, markdownText(String(record[name]))])) }
}
