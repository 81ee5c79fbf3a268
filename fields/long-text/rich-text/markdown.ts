import type { Token } from 'markdown-it'
import { defaultMarkdownParser, MarkdownParser } from 'prosemirror-markdown'
import type { Mark, Node } from 'prosemirror-model'
import { altOfToken, markdown } from '../../../shared/markdown.ts'
import { schema } from './schema.ts'

const alignment = (cell: Token) => ({ align: /\w+$/.exec(cell.attrGet('style') ?? '')?.[0] ?? null })

/** Reads Markdown as a document of the editor, by the parser of the pages. */
export const markdownParser = new MarkdownParser(schema, markdown, {
  ...defaultMarkdownParser.tokens,
  image: {
    node: 'image',
    getAttrs: (token) => ({ src: token.attrGet('src'), title: token.attrGet('title'), alt: altOfToken(token) })
  },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs: alignment },
  td: { block: 'table_cell', getAttrs: alignment }
})

/** A document of the editor as Markdown, such that parsing it gives the same document. Empty paragraphs have no Markdown. */
export function toMarkdown(document: Node): string {
  return blocksIn(document)
}

/** @param list whose item `parent` is */
function blocksIn(parent: Node, list?: { isTight: boolean; mark: string }): string {
  let text = ''
  let before: Node | undefined
  let mark: string | undefined
  parent.forEach((node) => {
    if (isEmpty(node)) return
    // Lists that follow one another are told apart by their marks; nested ones too, as `- - -` is a line.
    const isList = node.type.name.endsWith('list')
    const [usual = '', other = ''] = node.type.name === 'ordered_list' ? '.)' : list?.mark === '-' ? '*-' : '-*'
    mark = isList ? (before?.type === node.type && mark === usual ? other : usual) : undefined
    if (before) text += list?.isTight && mayTouch(before, node) ? '\n' : '\n\n'
    text += blockOf(node, mark)
    before = node
  })
  return text
}

const isEmpty = (node: Node) => node.type.name === 'paragraph' && inlineOf(node) === ''

function blockOf(node: Node, mark = ''): string {
  const { name } = node.type
  const line = node.isTextblock ? inlineOf(node) : ''
  if (name === 'heading')
    return `${'#'.repeat(node.attrs.level)} ${line.replaceAll('\\\n', ' ').replace(/#+$/, '\\$&')}`.trimEnd()
  if (name === 'code_block') return fenced(node)
  if (name === 'blockquote') return prefixed(blocksIn(node), '> ', '> ')
  // Not `---`, which makes a heading of the text above it, nor the mark of a list.
  if (name === 'horizontal_rule') return '___'
  if (name === 'table') return tableOf(node)
  if (name !== 'paragraph') return listOf(node, mark)
  // Signs that would begin a block or an item.
  return line.replace(/^[#>+=:|~-]/gm, '\\$&').replace(/^(\d{1,9})(?=[.)](\s|$))/gm, '$1\\')
}

function fenced({ attrs, textContent }: Node): string {
  const mark = attrs.params.includes('`') ? '~' : '`'
  const longest = Math.max(2, ...textContent.split(mark === '~' ? /[^~]+/ : /[^`]+/).map(({ length }) => length))
  const fence = mark.repeat(longest + 1)
  return `${fence}${attrs.params}\n${textContent}\n${fence}`
}

function listOf(list: Node, mark: string): string {
  const isTight = isTightList(list)
  const items = list.children.map((item, index) => {
    const first = list.type.name === 'bullet_list' ? `${mark} ` : `${list.attrs.order + index}${mark} `
    return prefixed(blocksIn(item, { isTight, mark }), first, ' '.repeat(first.length))
  })
  return items.join(isTight ? '\n' : '\n\n')
}

/** True for a list without blank lines: some need them, and the list's first paragraph has to show it. */
function isTightList(list: Node): boolean {
  const items = list.children.map((item) => item.children.filter((block) => !isEmpty(block)))
  const canBeTight = items.every((blocks) =>
    blocks.every((block, index) => !index || mayTouch(blocks[index - 1], block))
  )
  const isShort = items.length === 1 && items.flat().length < 2
  return canBeTight && (isShort || (list.attrs.tight && items[0]?.[0]?.type.name === 'paragraph'))
}

/** True where a block is told from the one before it without a blank line. */
function mayTouch(before: Node | undefined, after: Node): boolean {
  if (after.type.name === 'table' || !before || /list|quote|table/.test(before.type.name)) return false
  if (before.type.name !== 'paragraph') return true
  if (!after.type.name.endsWith('list')) return after.type.name !== 'paragraph'
  return (after.attrs.order ?? 1) === 1 && after.firstChild !== null && blocksIn(after.firstChild) !== ''
}

const alignments: Record<string, string> = { left: ':--', center: ':-:', right: '--:' }

function tableOf(table: Node): string {
  const rows = table.children.map((row) => row.children.map((cell) => inlineOf(cell).replaceAll('|', '\\|')))
  const rules = table.firstChild?.children.map(({ attrs }) => alignments[attrs.align] ?? '---') ?? []
  const lines = rows.toSpliced(1, 0, rules).map((cells) => `| ${cells.join(' | ')} |`)
  return lines.join('\n')
}

function prefixed(text: string, first: string, others: string): string {
  const [line = '', ...lines] = text.split('\n')
  const prefix = (before: string, after: string) => (after === '' ? before.trimEnd() : before + after)
  return [prefix(first, line), ...lines.map((other) => prefix(others, other))].join('\n')
}

/** Text with the same marks, a picture, or a hard break. */
interface Piece {
  text: string
  marks: readonly Mark[]
}

/** `outside` is where the text around a delimiter of emphasis is: before an opening one, after a closing one. */
interface Segment {
  text: string
  outside?: -1 | 1
}

/** Writes the content of a paragraph, a heading or a cell as Markdown without spaces and breaks around it. */
function inlineOf(block: Node): string {
  return joined(segmentsOf(block.children.flatMap(piecesOf)))
    .replace(/\s*(\\\n)\s*/g, '$1')
    .replace(/^(\\\n|\s)+|(\\\n|\s)+$/g, '')
}

function piecesOf(node: Node): Piece[] {
  const { text = '', attrs, type } = node
  const marks = node.marks.filter((mark) => mark.type.name !== 'code')
  if (type.name === 'hard_break') return [{ text: '\\\n', marks }]
  if (type.name === 'image') return [{ text: `![${escaped(attrs.alt ?? '')}]${target(attrs.src, attrs.title)}`, marks }]
  if (marks.length < node.marks.length) return [{ text: codeOf(text), marks }]
  const edges = text.replaceAll('\n', ' ').match(/^\s+|\S(?:[\s\S]*\S)?|\s+$/g) ?? []
  return edges.map((piece) => ({ text: escaped(piece), marks }))
}

/** Spaces and breaks stand outside of emphasis, where there is a choice: beside them a delimiter would be text. */
const isBlank = ({ text }: Piece) => text === '\\\n' || text.trim() === ''

function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const segments: Segment[] = []
  let rest = pieces
  while (rest[0]) {
    const [first] = rest
    const [mark] = isBlank(first)
      ? []
      : first.marks.toSorted((a, b) => covered(rest, b).length - covered(rest, a).length)
    if (mark) {
      const [open, close] = delimiters(mark)
      const run = covered(rest, mark)
      const inner = run.map(({ text, marks }) => ({ text, marks: mark.removeFromSet(marks) }))
      segments.push(open, ...segmentsOf(inner), close)
      rest = rest.slice(run.length)
    } else {
      segments.push({ text: first.text })
      rest = rest.slice(1)
    }
  }
  return segments
}

/** The pieces that a mark covers from the first one on. */
function covered(pieces: readonly Piece[], mark: Mark): readonly Piece[] {
  const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks))
  const run = end === -1 ? pieces : pieces.slice(0, end)
  return run.slice(0, run.findLastIndex((piece) => !isBlank(piece)) + 1)
}

function delimiters({ type, attrs }: Mark): [Segment, Segment] {
  if (type.name === 'link') return [{ text: '[' }, { text: `]${target(attrs.href, attrs.title)}` }]
  const text = type.name === 'em' ? '_' : '**'
  return [
    { text, outside: -1 },
    { text, outside: 1 }
  ]
}

function joined(segments: readonly Segment[]): string {
  const texts = segments.map(({ text }, index) =>
    segments[index + 1]?.text.startsWith('[') ? text.replace(/!$/, '\\!') : text
  )
  const all = [...segments.entries()]
  // Backwards as well: the number in place of a letter, before an inner delimiter, is a sign beside an outer one.
  for (const [index, { text, outside }] of [...all, ...all.toReversed()]) {
    if (!outside) continue
    const isHelped =
      text === '_' || (outside < 0 ? /^[\p{P}\p{S}]/u : /[\p{P}\p{S}]$/u).test(texts[index - outside] ?? '')
    // Between a letter and, say, a full stop `**` would be text, and so would `_` beside any letter: it goes by its number.
    const letter = outside < 0 ? /[^\s\p{P}\p{S}]$/u : /^[^\s\p{P}\p{S}]/u
    if (isHelped)
      texts[index + outside] = texts[index + outside]?.replace(letter, (found) => `&#${found.codePointAt(0)};`) ?? ''
  }
  return texts.join('')
}

/** Text in which nothing is taken for Markdown, but at the beginning of a line. */
function escaped(text: string): string {
  const special = /[*`\\[\]]|<(?=[a-z])|&(?=#?\w+;)|(?<![\p{L}\p{N}]{2})_|_(?![\p{L}\p{N}]{2})/giu
  return text.replace(special, '\\$&')
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...text.split(/[^`]+/).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const space = /^`|`$|^ .+ $/.test(text) ? ' ' : ''
  return fence + space + text + space + fence
}

function target(address: string, title: string | null): string {
  const quoted = title ? ` "${title.replace(/["\\]|&(?=#?\w+;)/g, '\\$&').replace(/\n\s+/g, '\n')}"` : ''
  return `(${address.replace(/[()\\]|&(?=#?\w+;)/g, '\\$&')}${quoted})`
}
