import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin, TextSelection } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import { schema } from './schema.ts'
import { type Asked, tools } from './tools.ts'

const { nodes } = schema

/** The editor's reactions to keys and typed text. @param ask opens a dialog */
export function plugins(ask: (what: Asked) => void): Plugin[] {
  const toolKeys = tools.flatMap(({ keys, run }): [string, Command][] =>
    keys ? [[keys, typeof run === 'string' ? asking(run) : run]] : []
  )
  function asking(what: Asked): Command {
    return (_, dispatch) => {
      if (dispatch) ask(what)
      return true
    }
  }
  // Ctrl+Enter saves the form.
  const { 'Mod-Enter': _, ...usualKeys } = baseKeymap
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, marks = '']) => ({ level: marks.length })),
        textblockTypeInputRule(/^```$/, nodes.code_block),
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^(\d{1,9})[.)]\s$/, nodes.ordered_list, ([, order]) => ({ order: Number(order) }))
      ]
    }),
    tabKey(),
    keymap({
      ...Object.fromEntries(toolKeys),
      'Shift-Mod-z': redo,
      Enter: chainCommands(leaveTable, splitListItem(nodes.list_item)),
      'Shift-Enter': chainCommands(exitCode, breakLine),
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      Backspace: undoInputRule
    }),
    keymap(usualKeys),
    tableEditing(),
    history()
  ]
}

/** Tab goes from cell to cell, but out of the editor anywhere else, and after Escape. */
function tabKey(): Plugin {
  let isLeaving = false
  return new Plugin({
    props: {
      handleKeyDown({ state, dispatch }, { key, shiftKey }) {
        const isDone = key === 'Tab' && !isLeaving && goToNextCell(shiftKey ? -1 : 1)(state, dispatch)
        // Shift is a key, too.
        if (key !== 'Shift') isLeaving = key === 'Escape'
        return isDone
      }
    }
  })
}

/** A new paragraph after the outermost block: a cell has no lines. */
const leaveTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const at = state.selection.$head.after(1)
  const { tr } = state
  tr.insert(at, nodes.paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView())
  return true
}

const breakLine: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.parent.type === nodes.paragraph)
    dispatch?.(tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}
