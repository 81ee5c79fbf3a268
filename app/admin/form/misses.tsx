import { itemsOfText, maxItemLength } from '../../../fields/list/field.ts'
import { normalizeForSearch } from '../../../shared/search-text.ts'
import { Button } from '../../../ui/index.ts'
import { useRead } from '../loaded.tsx'
import type { OverviewData } from '../welcome/site.tsx'
import { fieldId } from './address.ts'
import type { FormFieldsProps } from './fields.tsx'

type MissesProps = Pick<FormFieldsProps, 'state' | 'onChange'> & {
  /** The field of words that takes them. */
  field: string
}

const isEntry = (query: string) => query.length <= maxItemLength && itemsOfText(query).length === 1

/** What visitors searched for and did not find, and the record has not yet: each is added at a press. */
export function Misses({ field, state, onChange }: MissesProps) {
  const { answer } = useRead<OverviewData>('/api/overview')
  const words = itemsOfText(String(state.draft[field] ?? ''))
  const known = words.map(normalizeForSearch)
  const misses = answer?.body.misses.filter(({ query }) => isEntry(query) && !known.includes(query)) ?? []
  if (misses.length === 0) return null

  function add(query: string) {
    onChange(field, [...words, query].join('\n'))
    // The button that was pressed is gone.
    document.getElementById(fieldId(field))?.focus()
  }

  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface px-4 pt-3 pb-4 text-sm">
      <h2 className="font-semibold text-base">Searched and not found</h2>
      <p className="text-muted">Visitors typed this. Add what means the same as your words.</p>
      <ul className="flex flex-wrap gap-2">
        {misses.map(({ query }) => (
          <li key={query} className="min-w-0">
            <Button icon="plus" onClick={() => add(query)}>
              <span className="sr-only">Add</span> <span className="wrap-anywhere">{query}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
