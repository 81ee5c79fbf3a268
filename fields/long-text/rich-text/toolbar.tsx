import { isInTable } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, use, useState } from 'react'
import { Icon } from '../../../ui/index.ts'
import { MediaPickerContext } from '../../media-picker-context.tsx'
import { type Asked, type Tool, tools } from './tools.ts'

interface ToolbarProps {
  /** The id of the edited text. */
  controls: string
  view: EditorView
  /** A text of a few sentences: without the tools that divide a long one. */
  isShort: boolean
  onAsk(what: Asked): void
}

/** One stop for Tab; the arrow keys go from tool to tool. */
export function Toolbar({ controls, view, isShort, onAsk }: ToolbarProps) {
  const hasPictures = use(MediaPickerContext) !== null
  const [focused, setFocused] = useState(0)
  const { state } = view
  const offered = tools.filter(
    ({ isForTables, isForLong, isOn, run }) =>
      (!isForTables || isInTable(state)) &&
      // What is there can be taken back.
      (!isForLong || !isShort || isOn?.(state)) &&
      (run !== 'picture' || hasPictures)
  )
  const stop = Math.min(focused, offered.length - 1)

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -stop, End: -1 - stop }
    const next = event.currentTarget.children[(stop + (steps[event.key] ?? 0) + offered.length) % offered.length]
    if (!(event.key in steps) || !(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }

  function apply({ run }: Tool) {
    if (typeof run === 'string') return onAsk(run)
    run(state, view.dispatch, view)
    view.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="rich-text-tools"
    >
      {offered.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          title={tool.keys ? `${tool.name} (${tool.keys.replace('Mod-', 'Ctrl+').toUpperCase()})` : tool.name}
          aria-label={tool.name}
          aria-pressed={tool.isOn?.(state)}
          aria-disabled={typeof tool.run !== 'string' && !tool.run(state)}
          onFocus={() => setFocused(index)}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => apply(tool)}
        >
          {tool.icon ? <Icon name={tool.icon} className="size-4.5" /> : (tool.sign ?? tool.name)}
        </button>
      ))}
    </div>
  )
}
