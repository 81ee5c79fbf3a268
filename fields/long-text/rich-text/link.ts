import type { EditorState, Transaction } from 'prosemirror-state'
import { allowedLink, markdown } from '../../../shared/markdown.ts'
import { toWebAddress } from '../../text/web-address.ts'
import { schema } from './schema.ts'

const { link } = schema.marks

/** What is selected, or the link at the cursor; and the address of the link there, '' without one. */
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

/** Links what is selected, or writes the address where nothing is. @param href '' takes the link away */
export function setLink(state: EditorState, href: string): Transaction {
  const { from, to } = linkAt(state)
  const mark = link.create({ href })
  if (from === to) return state.tr.replaceSelectionWith(schema.text(href, [mark]), false)
  const { tr } = state
  tr.removeMark(from, to, link)
  return href === '' ? tr : tr.addMark(from, to, mark)
}
