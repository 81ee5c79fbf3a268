import { indianNumber } from '../../../shared/indian-format.ts'
import { textPages } from './pages.ts'

interface PageIndexProps {
  /** How many sentences of each page are found, by the page's key in `textPages`. */
  counts: ReadonlyMap<string, number>
  /** The one whose sentences are listed; empty for all. */
  current: string
  onShow(page: string): void
}

/** Beside the sentences, where there is room: the pages that they belong to, each with how many are found. */
export function PageIndex({ counts, current, onShow }: PageIndexProps) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  // The one that is shown stays in the index, so that it can be left where a search finds nothing on it.
  const shown = current && !counts.has(current) ? [...counts, [current, 0] as const] : [...counts]
  const entries = [['', 'All pages', total] as const, ...shown.map(entryOf)]
  return (
    <nav
      aria-label="Pages"
      className="sticky top-6 col-start-2 row-[1/4] grid max-h-[calc(100dvh-3rem)] content-start self-start overflow-y-auto border-line border-l text-sm max-xl:hidden"
    >
      {entries.map(([page, name, count]) => (
        <button
          key={page}
          type="button"
          aria-pressed={page === current}
          onClick={() => onShow(page)}
          className="flex min-h-8 items-center justify-between gap-3 rounded-r-sm pr-2 pl-4 text-left text-link hover:bg-hover aria-pressed:bg-selected aria-pressed:font-semibold aria-pressed:text-ink focus-visible:-outline-offset-2"
        >
          {name}
          <span className="text-muted tabular">{indianNumber(count)}</span>
        </button>
      ))}
    </nav>
  )
}

const entryOf = ([page, count]: readonly [string, number]) => [page, textPages[page]?.name ?? page, count] as const
