import { href } from 'react-router'
import { maxSearchLength } from '../../../shared/search-text.ts'
import { Icon } from '../icons.tsx'
import { type NewsQuery, newsAddress } from './query.ts'

interface NewsFiltersProps {
  query: NewsQuery
  categories: { value: string; count: number }[]
}

/** Filters by category and by words, as links and a plain form. */
export function NewsFilters({ query, categories }: NewsFiltersProps) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="mt-6 flex flex-wrap items-start justify-between gap-x-12 gap-y-5">
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-x-1 gap-y-1">
          {[{ value: '', count: all }, ...categories].map(({ value, count }) => (
            <li key={value}>
              <a
                href={newsAddress({ category: value, search: query.search })}
                aria-current={query.category === value ? 'true' : undefined}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {value || 'All'}
                <span className="text-base tabular-nums opacity-75">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="w-full max-w-md sm:w-80">
        <NewsSearch query={query} />
      </div>
    </div>
  )
}

/** A search box that keeps the chosen category. */
export function NewsSearch({ query }: { query?: NewsQuery }) {
  return (
    <search aria-label="News">
      <form action={href('/news')} className="flex w-full gap-2">
        {query?.category && <input type="hidden" name="category" value={query.category} />}
        <input
          name="search"
          type="search"
          aria-label="Search the news"
          placeholder="Search the news"
          defaultValue={query?.search}
          maxLength={maxSearchLength}
          className="input min-w-0"
        />
        <button type="submit" aria-label="Search" className="button button-quiet min-h-12 shrink-0 px-3.5">
          <Icon name="search" className="size-6" />
        </button>
      </form>
    </search>
  )
}
