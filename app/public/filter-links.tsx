import type { CountedValue } from '../../server/content/reader.ts'

interface FilterLinksProps {
  label: string
  /** Of the link that filters nothing; without one the links lead to parts of the page. */
  all?: string
  options: readonly (Partial<CountedValue> & Pick<CountedValue, 'value'>)[]
  current?: string
  addressOf(value: string): string
}

/** Links to what has one of some values, each with its number of records; on a phone a row that scrolls. */
export function FilterLinks({ label, all, options, current, addressOf }: FilterLinksProps) {
  const total = options.reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <nav aria-label={label} data-nosnippet={all ? undefined : ''} className="min-w-0">
      <ul className="flex gap-2 py-1.5 max-sm:-mx-(--edge) max-sm:overflow-x-auto max-sm:px-(--edge) sm:flex-wrap">
        {[all ? { value: '', text: all, count: total } : [], options].flat().map(({ value, text = value, count }) => (
          <li key={value} className={value === '' || current === value ? 'max-sm:order-first' : undefined}>
            <a
              href={addressOf(value)}
              aria-current={current === value ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md border border-field px-3 hover:bg-sunken max-sm:whitespace-nowrap aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {text}
              {count !== undefined && <span className="figure">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function nameOf(options: readonly CountedValue[], value: string): string {
  return options.find((option) => option.value === value)?.text ?? value
}
