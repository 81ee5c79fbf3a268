import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface PaginationProps {
  page: number
  /** Of entries, on all pages. */
  total: number
  size: number
  onPage(page: number): void
}

export function Pagination({ page, total, size, onPage }: PaginationProps) {
  const last = lastPage(total, size)
  return (
    <nav
      aria-label="Pages"
      className="ml-auto flex flex-wrap items-center gap-1 max-lg:gap-x-0.5 max-sm:w-full max-sm:justify-between max-lg:*:px-1.5"
    >
      <Button look="tool" icon="left" disabled={total === 0 || page <= 1} onClick={() => onPage(page - 1)}>
        <span className="max-xl:sr-only">Previous</span>
      </Button>
      {pageWindow(page, last).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index < 3 ? 'before' : 'after'} className="px-1 text-muted">
            …
          </span>
        ) : (
          <Button
            key={entry}
            look="tool"
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
            className="min-w-9 tabular max-lg:min-w-8 lg:pointer-coarse:min-w-11 aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {entry}
          </Button>
        )
      )}
      <Button look="tool" disabled={total === 0 || page >= last} onClick={() => onPage(page + 1)}>
        <span className="max-xl:sr-only">Next</span>
        <Icon name="right" />
      </Button>
    </nav>
  )
}

/** The last page of a list; an empty list has one page. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The first page, the last and those around `current`, as many entries for each, so that nothing moves; a gap hides several. */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const entries = 7
  if (last <= entries) return range(1, last)
  if (current <= 4) return [...range(1, 5), 'gap', last]
  if (current >= last - 3) return [1, 'gap', ...range(last - 4, last)]
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', last]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
