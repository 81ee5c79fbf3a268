import { EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { classNames, controlClass, type FieldFrame, textboxProps, toasts } from '../../../ui/index.ts'
import { Dialogs } from './dialogs.tsx'
import { markdownParser, toMarkdown } from './markdown.ts'
import { cleanSlice, sliceOfText, withoutStyles } from './paste.ts'
import { plugins } from './plugins.ts'
import { schema } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import type { Asked } from './tools.ts'

export interface RichTextProps {
  frame: FieldFrame
  /** Markdown. It is written anew only when the person changes something. */
  value: string
  onChange(value: string): void
  isShort: boolean
}

/** An editor that shows Markdown as pages will. */
export function RichText({ frame, value, onChange, isShort }: RichTextProps) {
  const element = useRef<HTMLDivElement>(null)
  // Once: the editor has classes of its own on its element, which another render would take away.
  const [isLow] = useState(isShort || value !== '')
  const [view, setView] = useState<EditorView>()
  const [asked, setAsked] = useState<Asked>()
  /** A long text is folded until it is worked on: the fields below it would be screens away. */
  const [isFolded, setFolded] = useState(true)
  const [, showState] = useReducer((count: number) => count + 1, 0)
  /** The text as it was read: taking back every change gives the very same text again. */
  const given = useRef({ text: '', document: markdownParser.parse('') })
  const text = useRef<string>(undefined)

  const onEdit = useEffectEvent(({ state: { doc } }: EditorView) => {
    text.current = doc.eq(given.current.document) ? given.current.text : toMarkdown(doc)
    onChange(text.current)
  })
  const open = useEffectEvent((mount: HTMLElement) => {
    const onForeignPicture = () =>
      toasts.failure('A picture from elsewhere was left out.', 'Upload it, then choose it with Picture.')
    const opened: EditorView = new EditorView(
      { mount },
      {
        state: EditorState.create({ schema, plugins: plugins(setAsked) }),
        dispatchTransaction(transaction) {
          opened.updateState(opened.state.apply(transaction))
          showState()
          if (transaction.docChanged) onEdit(opened)
        },
        handleDOMEvents: { focus: () => setFolded(false) },
        transformPastedHTML: withoutStyles,
        transformPasted: (slice) => cleanSlice(slice, onForeignPicture),
        clipboardTextParser: sliceOfText,
        handleDrop(_, { dataTransfer }) {
          const hasFiles = Boolean(dataTransfer?.files.length)
          if (hasFiles) onForeignPicture()
          return hasFiles
        }
      }
    )
    setView(opened)
    return () => opened.destroy()
  })
  useLayoutEffect(() => (element.current ? open(element.current) : undefined), [])

  // Takes a value from elsewhere: a local draft, an earlier version, another person's save.
  useLayoutEffect(() => {
    if (!view || value === text.current) return
    text.current = value
    given.current = { text: value, document: markdownParser.parse(value) }
    view.updateState(EditorState.create({ doc: given.current.document, plugins: view.state.plugins }))
    showState()
  }, [view, value])

  const { 'aria-describedby': notes, ...textbox } = textboxProps(frame)
  const keysId = `${frame.id}-keys`
  return (
    <>
      {view && <Toolbar controls={frame.id} view={view} isShort={isShort} onAsk={setAsked} />}
      <div
        ref={element}
        {...textbox}
        data-folded={isFolded || undefined}
        aria-describedby={classNames(notes, keysId)}
        className={`${controlClass} rich-text prose ${isLow ? 'min-h-24!' : 'min-h-48!'}`}
      />
      <p id={keysId} className={view && isInTable(view.state) ? 'text-muted text-sm' : 'sr-only'}>
        In a table, Tab goes to the next cell; Escape, then Tab leaves it. Ctrl+] and Ctrl+[ move list items in and out.
      </p>
      {view && asked && <Dialogs view={view} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
