import type { ReactNode } from 'react'
import { type Field, kindOf } from '../../../fields/index.ts'
import { viewsOf } from '../../../fields/views.ts'
import { EmptyValue } from '../../../ui/field.tsx'
import { type ComparedText, compareTexts, shortHead, shortTail } from './states.ts'

export function FirstValue({ field, value, title }: { field: Field; value: unknown; title: string }) {
  if (kindOf(field).isMultiline) return <p className="whitespace-pre-line text-sm wrap-anywhere">{String(value)}</p>
  const { Cell } = viewsOf(field)
  return <Cell field={field} value={value} title={title} />
}

interface ComparedValuesProps {
  field: Field
  title: string
  before: { name: string; value: unknown }
  after: { name: string; value: unknown }
  /** Stands for the later value where there is nothing to show of it yet: a file that is still to be sent. */
  afterText?: string | undefined
}

/** Two values of a field beside each other, with what differs in them marked. */
export function ComparedValues({ field, title, before, after, afterText }: ComparedValuesProps) {
  const { empty, isComparedByWords } = kindOf(field)
  const { Cell } = viewsOf(field)
  const words = isComparedByWords && compareTexts(String(before.value ?? ''), String(after.value ?? ''))
  const shown = ({ name, value }: ComparedValuesProps['before']) =>
    value === empty || value === '' ? (
      <EmptyValue />
    ) : (
      <Cell field={field} value={value} title={`${title}, ${name.toLowerCase()}`} />
    )
  return (
    <>
      <Side name={before.name} look="border-danger">
        {words ? <Text text={words[0]} as="del" /> : shown(before)}
      </Side>
      <Side name={after.name} look="border-leaf">
        {words ? <Text text={words[1]} as="ins" /> : (afterText ?? shown(after))}
      </Side>
    </>
  )
}

function Side({ name, look, children }: { name: string; look: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 rounded-sm border-l-4 bg-sunken px-3 py-2 ${look}`}>
      <p className="mb-1 text-muted text-xs">{name}</p>
      {children}
    </div>
  )
}

/** A text with its own part marked, and not much of what the other side repeats. */
function Text({ text: { head, own, tail }, as: Mark }: { text: ComparedText; as: 'del' | 'ins' }) {
  if (head + own + tail === '') return <EmptyValue />
  return (
    <p className="whitespace-pre-line text-sm wrap-anywhere">
      {shortHead(head)}
      {own !== '' && (
        <Mark
          className={
            Mark === 'del' ? 'bg-danger-soft line-through decoration-1' : 'bg-leaf-soft font-semibold no-underline'
          }
        >
          {own}
        </Mark>
      )}
      {shortTail(tail)}
    </p>
  )
}
