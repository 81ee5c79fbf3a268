import { type Field, kindOf } from '../../../fields/index.ts'
import { FieldValue } from '../../../fields/value.tsx'
import { EmptyValue } from '../../../ui/index.ts'
import { type ComparedText, compareTexts, shortHead, shortTail } from './states.ts'

export function FirstValue({ field, value, title }: { field: Field; value: unknown; title: string }) {
  if (kindOf(field).isMultiline) return <p className="whitespace-pre-line text-sm wrap-anywhere">{String(value)}</p>
  return <FieldValue field={field} value={value} title={title} />
}

interface Side {
  name: string
  value: unknown
  /** Stands for a value that cannot be shown yet: a file before its upload. */
  text?: string | undefined
}

export function ComparedValues(props: { field: Field; title: string; before: Side; after: Side }) {
  const { field, title, before, after } = props
  const { empty, isComparedByWords } = kindOf(field)
  const textOf = ({ value }: Side) => String(value ?? '')
  const shown = (name: string, value: unknown) => (
    <FieldValue field={field} value={value === empty ? '' : value} title={`${title}, ${name.toLowerCase()}`} />
  )
  const [old, current] = isComparedByWords ? compareTexts(textOf(before), textOf(after)) : []
  const sides = [
    { ...before, as: 'del', words: old, border: 'border-danger' },
    { ...after, as: 'ins', words: current, border: 'border-leaf' }
  ] as const
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {sides.map(({ name, value, text, as, words, border }) => (
        <div key={as} className={`min-w-0 rounded-sm border-l-4 bg-sunken px-3 py-2 ${border}`}>
          <p className="mb-1 text-muted text-xs">{name}</p>
          {words ? <MarkedText text={words} as={as} /> : (text ?? shown(name, value))}
        </div>
      ))}
    </div>
  )
}

const marks = { del: 'bg-danger-soft line-through decoration-1', ins: 'bg-leaf-soft font-semibold no-underline' }

function MarkedText({ text: { head, own, tail }, as: Mark }: { text: ComparedText; as: keyof typeof marks }) {
  if (head + own + tail === '') return <EmptyValue />
  return (
    <p className="whitespace-pre-line text-sm wrap-anywhere">
      {shortHead(head)}
      {own !== '' && <Mark className={marks[Mark]}>{own}</Mark>}
      {shortTail(tail)}
    </p>
  )
}
