import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button, FieldShell, FieldTextArea, TextLength } from '../../ui/index.ts'
import type { LongTextField } from './field.ts'
import type { RichTextProps } from './rich-text/rich-text.tsx'

interface MarkdownInputProps extends Omit<RichTextProps, 'isShort'> {
  field: LongTextField
}

/** ms within which a pressed button is let go. */
const press = 500

/** A Markdown text as rich text, or plain until the editor is loaded, and for those who prefer it. */
export function MarkdownInput({ field, frame, value, onChange }: MarkdownInputProps) {
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>()
  const [isPlain, setPlain] = useState(false)
  /** While a person types plain text, the editor does not replace it. */
  const [isTyping, setTyping] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isRich = RichText && !isPlain && !isTyping
  const counter = (
    <span className="ml-auto flex items-center">
      <TextLength length={value.length} max={field.maxLength} />
      {RichText && (
        <Button look="plain" onClick={() => setPlain(!isPlain)} className="-my-2 -mr-3">
          {isPlain ? 'Rich text' : 'Plain text'}
        </Button>
      )}
    </span>
  )
  const shown = { ...frame, counter }
  const isShort = field.maxLength <= 2_000

  useEffect(() => {
    import('./rich-text/rich-text.tsx').then(
      (module) => setRichText(() => module.RichText),
      // Without the editor, plain text will do.
      () => undefined
    )
  }, [])

  if (isRich)
    return (
      <FieldShell frame={shown}>
        <RichText {...{ frame: shown, value, onChange, isShort }} />
      </FieldShell>
    )
  return (
    <FieldTextArea
      frame={shown}
      rows={isShort ? 5 : 8}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => {
        clearTimeout(leaving.current)
        setTyping(true)
      }}
      // Not at once: the editor has another height, and the press of a button below, which takes the focus, would miss it.
      onBlur={() => {
        leaving.current = setTimeout(() => setTyping(false), press)
      }}
    />
  )
}
