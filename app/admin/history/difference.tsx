import type { Field } from '../../../fields/index.ts'
import { viewsOf } from '../../../fields/views.tsx'
import { changedPart } from './changed-part.ts'

interface DifferenceProps {
  field: Field
  before: unknown
  after: unknown
}

/** How one value changed: of a text the part that did, of everything else what it was and what it became. */
export function Difference({ field, before, after }: DifferenceProps) {
  const isText = field.kind === 'text' || field.kind === 'longText'
  return (
    <div className="grid gap-1 border-line border-t py-2">
      <dt className="font-semibold text-sm">{field.label}</dt>
      <dd className="text-sm">
        {isText ? (
          <TextDifference before={String(before ?? '')} after={String(after ?? '')} />
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <Shown field={field} value={before} />
            <span aria-hidden="true">→</span>
            <span className="sr-only">became</span>
            <Shown field={field} value={after} />
          </div>
        )}
      </dd>
    </div>
  )
}

function Shown({ field, value }: { field: Field; value: unknown }) {
  const { Cell } = viewsOf(field)
  return <Cell field={field} value={value} title={field.label} />
}

function TextDifference(texts: { before: string; after: string }) {
  const { start, before, after, end } = changedPart(texts.before, texts.after)
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {start}
      {before && <del className="bg-danger-soft decoration-danger">{before}</del>}
      {before && after && ' '}
      {after && <ins className="bg-leaf-soft decoration-leaf">{after}</ins>}
      {end}
    </p>
  )
}
