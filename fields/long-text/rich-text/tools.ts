import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { type Attrs, Fragment, type MarkType, type Node, type NodeType, Slice } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, Selection, type Transaction } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables'
import { allowedLink, markdown } from '../../../shared/markdown.ts'
import type { IconName } from '../../../ui/index.ts'
import { toWebAddress } from '../../text/web-address.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export type Asked = 'link' | 'picture'

export interface Tool {
  name: string
  /** The button's text, where it is not the name. */
  sign?: string
  icon?: IconName
  /** As people read them, and as `prosemirror-keymap` takes them. */
  keys?: string
  run: Command | Asked
  isOn?(state: EditorState): boolean
  isForTables?: true
  /** Divides a text: of no use in one of a few sentences. */
  isForLong?: true
}

/** The tools in their order; those for tables are offered within one. */
export const tools: readonly Tool[] = [
  { name: 'Paragraph', icon: 'paragraph', run: setBlockType(nodes.paragraph), isOn: isBlock(nodes.paragraph) },
  heading(2),
  heading(3),
  mark('Bold', 'B', marks.strong, 'Mod-b'),
  mark('Italic', 'I', marks.em, 'Mod-i'),
  { name: 'Link', icon: 'link', run: 'link', keys: 'Mod-k', isOn: (state) => linkAt(state).address !== '' },
  list('Bulleted list', 'bullets', nodes.bullet_list),
  list('Numbered list', 'numbers', nodes.ordered_list),
  {
    name: 'Quote',
    icon: 'quote',
    isForLong: true,
    ...toggle((state) => around(state, nodes.blockquote) !== undefined, lift, wrapIn(nodes.blockquote))
  },
  { name: 'Table', icon: 'table', run: insert(newTable), isOn: isInTable, isForLong: true },
  {
    name: 'Picture',
    icon: 'picture',
    run: 'picture',
    isOn: (state) => selectedPicture(state) !== undefined,
    isForLong: true
  },
  { name: 'Line', icon: 'line', run: insert(() => nodes.horizontal_rule.create()), isForLong: true },
  { name: 'Undo', icon: 'undo', run: undo, keys: 'Mod-z' },
  { name: 'Redo', icon: 'redo', run: redo, keys: 'Mod-y' },
  { name: 'Add row', run: addRowAfter, isForTables: true },
  { name: 'Add column', run: addColumnAfter, isForTables: true },
  { name: 'Remove row', run: deleteRow, isForTables: true },
  { name: 'Remove column', run: deleteColumn, isForTables: true },
  { name: 'Delete table', run: deleteTable, isForTables: true }
]

type Test = (state: EditorState) => boolean

function isBlock(type: NodeType, attrs?: Attrs): Test {
  return ({ selection: { $from } }) => $from.parent.hasMarkup(type, attrs)
}

/** The innermost node of some types around the selection, and where it begins. */
function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth--) {
    if (types.includes($from.node(depth).type)) return { node: $from.node(depth), at: $from.before(depth) }
  }
  return undefined
}

function toggle(isOn: Test, off: Command, on: Command): Pick<Tool, 'run' | 'isOn'> {
  return { isOn, run: (state, dispatch, view) => (isOn(state) ? off : on)(state, dispatch, view) }
}

function heading(level: number): Tool {
  const off = setBlockType(nodes.paragraph)
  const on = setBlockType(nodes.heading, { level })
  return {
    name: `Heading H${level}`,
    sign: `H${level}`,
    isForLong: true,
    ...toggle(isBlock(nodes.heading, { level }), off, on)
  }
}

function mark(name: string, sign: string, type: MarkType, keys: string): Tool {
  const isOn: Test = ({ doc, selection: { $from, from, to, empty }, storedMarks }) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
  return { name, sign, run: toggleMark(type), keys, isOn }
}

function list(name: string, icon: IconName, type: NodeType): Tool {
  const innermost = (state: EditorState) => around(state, nodes.bullet_list, nodes.ordered_list)
  const run: Command = (state, dispatch) => {
    const current = innermost(state)
    if (!current) return wrapInList(type)(state, dispatch)
    if (current.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(current.at, type, { tight: current.node.attrs.tight }))
    return true
  }
  return { name, icon, run, isOn: (state) => innermost(state)?.node.type === type }
}

/** A block, with a paragraph after it to write on in; the cursor goes into the first place to write in. */
function insert(make: () => Node): Command {
  return (state, dispatch) => {
    if (isInTable(state)) return false
    const [made, { tr }] = [make(), state]
    tr.replaceSelection(new Slice(Fragment.from([made, nodes.paragraph.create()]), 0, 0))
    tr.doc.descendants((node, at) => {
      if (node === made) tr.setSelection(Selection.near(tr.doc.resolve(at + 1)))
    })
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function newTable(): Node {
  const rows = [nodes.table_header, nodes.table_cell, nodes.table_cell].map((cell) =>
    nodes.table_row.create(null, [cell.create(), cell.create(), cell.create()])
  )
  return nodes.table.create(null, rows)
}

export function selectedPicture({ selection }: EditorState): Node | undefined {
  return selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node : undefined
}

const { link } = schema.marks

/** Returns the selection, or the link at the cursor, with the address of the link there, '' without one. */
export function linkAt({ selection: { $from, from, to, empty } }: EditorState) {
  const isLinked = link.isInSet($from.marks()) !== undefined
  const { node, offset } = $from.parent[isLinked ? 'childBefore' : 'childAfter']($from.parentOffset)
  const address = String(link.isInSet(node?.marks ?? [])?.attrs.href ?? '')
  const start = $from.start() + offset
  return empty && node && address ? { from: start, to: start + node.nodeSize, address } : { from, to, address }
}

/** The address as it is stored; undefined where pages would not lead there. @param typed as people write addresses */
export function linkAddress(typed: string): string | undefined {
  const address = toWebAddress(typed, false)
  return allowedLink.test(address) ? markdown.normalizeLink(address) : undefined
}

/** Links the selection, or writes the address where nothing is selected. @param href '' removes the link */
export function setLink(state: EditorState, href: string): Transaction {
  const { from, to } = linkAt(state)
  const mark = link.create({ href })
  if (from === to) return state.tr.replaceSelectionWith(schema.text(href, [mark]), false)
  const { tr } = state
  tr.removeMark(from, to, link)
  return href === '' ? tr : tr.addMark(from, to, mark)
}
