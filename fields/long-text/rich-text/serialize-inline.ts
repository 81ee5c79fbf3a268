import type { Mark, Node } from 'prosemirror-model'

/** Text with the same marks, a picture, or a hard break. */
interface Piece {
  text: string
  marks: readonly Mark[]
}

/** `outside` is where the text around a delimiter of emphasis is: before an opening one, after a closing one. */
interface Part {
  text: string
  outside?: -1 | 1
}

/** What a paragraph, a heading or a cell holds, as Markdown without spaces and breaks around it. */
export function inlineOf(block: Node): string {
  return joined(partsOf(block.children.flatMap(piecesOf)))
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

function partsOf(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
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
      parts.push(open, ...partsOf(inner), close)
      rest = rest.slice(run.length)
    } else {
      parts.push({ text: first.text })
      rest = rest.slice(1)
    }
  }
  return parts
}

/** The pieces that a mark covers from the first one on. */
function covered(pieces: readonly Piece[], mark: Mark): readonly Piece[] {
  const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks))
  const run = end === -1 ? pieces : pieces.slice(0, end)
  return run.slice(0, run.findLastIndex((piece) => !isBlank(piece)) + 1)
}

function delimiters({ type, attrs }: Mark): [Part, Part] {
  if (type.name === 'link') return [{ text: '[' }, { text: `]${target(attrs.href, attrs.title)}` }]
  const text = type.name === 'em' ? '_' : '**'
  return [
    { text, outside: -1 },
    { text, outside: 1 }
  ]
}

function joined(parts: readonly Part[]): string {
  const texts = parts.map(({ text }) => text)
  parts.forEach(({ text, outside }, index) => {
    if (text.startsWith('[')) texts[index - 1] = texts[index - 1]?.replace(/!$/, '\\!') ?? ''
    if (!outside) return
    const isHelped =
      text === '_' || (outside < 0 ? /^[\p{P}\p{S}]/u : /[\p{P}\p{S}]$/u).test(texts[index - outside] ?? '')
    // Between a letter and, say, a full stop `**` would be text, and so would `_` beside any letter: it goes by its number.
    const letter = outside < 0 ? /[^\s\p{P}\p{S}]$/u : /^[^\s\p{P}\p{S}]/u
    if (isHelped)
      texts[index + outside] = texts[index + outside]?.replace(letter, (found) => `&#${found.codePointAt(0)};`) ?? ''
  })
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
