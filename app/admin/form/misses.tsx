import { Button } from '../../../ui/index.ts'
import { useRead } from '../loaded.tsx'
import type { OverviewData } from '../welcome/site.tsx'
import type { FormFieldsProps } from './fields.tsx'

type MissesProps = Pick<FormFieldsProps, 'state' | 'onChange'> & {
  /** The field of words that takes them. */
  field: string
}

/** What visitors searched for and did not find, and the record has not yet: each is added at a press. */
export function Misses({ field, state, onChange }: MissesProps) {
  const { answer } = useRead<OverviewData>('/api/overview')
  const typed = String(state.draft[field] ?? '')
  const lines = typed.split('\n').map((line) => line.trim().toLowerCase())
  const misses = answer?.body.misses.filter(({ query }) => !lines.includes(query)) ?? []
  if (misses.length === 0) return null
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-4 text-sm">
      <h2 className="font-semibold text-base">Searched and not found</h2>
      <p className="text-muted">Visitors typed this. Add what means the same as your words.</p>
      <ul className="flex flex-wrap gap-2">
        {misses.map(({ query }) => (
          <li key={query} className="min-w-0">
            <Button icon="plus" onClick={() => onChange(field, [typed.trimEnd(), query].filter(Boolean).join('\n'))}>
              <span className="sr-only">Add</span> <span className="wrap-anywhere">{query}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
