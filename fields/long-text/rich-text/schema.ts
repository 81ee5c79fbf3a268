import { schema as commonMark } from 'prosemirror-markdown'
import { DOMParser, Fragment, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { type MutableAttrs, tableNodes } from 'prosemirror-tables'

const { nodes, marks } = commonMark.spec

/** A column's alignment. An attribute of its own: the content policy admits no styles. */
const align = {
  default: null,
  getFromDOM: (cell: HTMLElement) => cell.getAttribute('data-align'),
  setDOMAttr: (value: unknown, attributes: MutableAttrs) => value && Object.assign(attributes, { 'data-align': value })
}

const { table_cell, table_header, ...tables } = tableNodes({
  tableGroup: 'block',
  cellContent: '(text | image)*',
  cellAttributes: { align }
})

/** A cell takes the words of all blocks that another program put into it, and spans nothing. */
function cell(spec: NodeSpec, tag: string): NodeSpec {
  const getAttrs = (element: HTMLElement) => ({ align: align.getFromDOM(element) })
  return { ...spec, parseDOM: [{ tag, getAttrs, getContent: (element) => Fragment.from(wordsIn(element)) }] }
}

function wordsIn(element: globalThis.Node): Node[] {
  const words: Node[] = []
  DOMParser.fromSchema(schema)
    .parse(element)
    .descendants((node) => {
      if (node.isText || node.type === schema.nodes.image) words.push(node)
      if (node.isTextblock && words.length > 0) words.push(schema.text(' '))
    })
  return words
}

function list(name: string, attrs: NodeSpec['attrs']): NodeSpec {
  return { ...nodes.get(name), attrs: { ...attrs, tight: { default: true } } }
}

/** Marks that other programs write as styles: `data-style`, as cleaning leaves them. @param off a tag that does not mean it then */
function mark(name: 'strong' | 'em', tags: readonly string[], on: RegExp, off: RegExp): MarkSpec {
  const says = (style: RegExp) => (element: HTMLElement) => style.test(element.dataset.style ?? '')
  const byTag = tags.map((tag) => ({ tag, getAttrs: (element: HTMLElement) => (says(off)(element) ? false : null) }))
  return {
    ...marks.get(name),
    parseDOM: [...byTag, { tag: 'span', consuming: false, getAttrs: (span) => says(on)(span) && null }]
  }
}

type Block = 'paragraph' | 'heading' | 'bullet_list' | 'ordered_list' | 'list_item' | 'blockquote' | 'code_block'
type Rest = 'doc' | 'text' | 'image' | 'hard_break' | 'horizontal_rule'
type Table = 'table' | 'table_row' | 'table_header' | 'table_cell'

/** Exactly the elements of CommonMark and its tables: all content of the editor can be written down. */
export const schema = new Schema<Block | Rest | Table, 'em' | 'strong' | 'link' | 'code'>({
  nodes: nodes
    .update('bullet_list', list('bullet_list', {}))
    .update('ordered_list', list('ordered_list', { order: { default: 1 } }))
    // Headings of other editors may have hard breaks; they are written as spaces.
    .update('heading', { ...nodes.get('heading'), content: 'inline*' })
    .append({ ...tables, table_cell: cell(table_cell, 'td'), table_header: cell(table_header, 'th') }),
  marks: marks
    .update('strong', mark('strong', ['strong', 'b'], /font-weight:\s*(bold|[5-9]00)/, /font-weight:\s*(normal|400)/))
    .update('em', mark('em', ['em', 'i'], /font-style:\s*italic/, /font-style:\s*normal/))
})
