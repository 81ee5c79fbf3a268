import type { Node } from 'prosemirror-model'
import { inlineOf } from './serialize-inline.ts'

/** A document of the editor as Markdown, such that parsing it gives the same document. Empty paragraphs have no Markdown. */
export function toMarkdown(document: Node): string {
  return blocksIn(document)
}

/** @param list of which `parent` is an item */
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
  // Not `---`, which makes headings of what stands above it, nor the mark of a list.
  if (name === 'horizontal_rule') return '___'
  if (name === 'table') return tableOf(node)
  if (name !== 'paragraph') return listOf(node, mark)
  // What begins a block or an item.
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

/** Whether no blank line stands within a list: some cannot go without, and its first paragraph has to show it. */
function isTightList(list: Node): boolean {
  const items = list.children.map((item) => item.children.filter((block) => !isEmpty(block)))
  const canBeTight = items.every((blocks) =>
    blocks.every((block, index) => !index || mayTouch(blocks[index - 1], block))
  )
  const isShort = items.length === 1 && items.flat().length < 2
  return canBeTight && (isShort || (list.attrs.tight && items[0]?.[0]?.type.name === 'paragraph'))
}

/** Whether a block is told from the one before it without a blank line. */
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
