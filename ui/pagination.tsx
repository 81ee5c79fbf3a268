import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'

interface PaginationProps {
  page: number
  last: number
  isEmpty: boolean
  onPage(page: number): void
}

export function Pagination({ page, last, isEmpty, onPage }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      <Button disabled={isEmpty || page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="left" />
        Previous
      </Button>
      {pageWindow(page, last).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index < 3 ? 'before' : 'after'} className="px-1 text-muted">
            …
          </span>
        ) : (
          <PageButton key={entry} page={entry} isCurrent={entry === page} onPage={onPage} />
        )
      )}
      <Button disabled={isEmpty || page >= last} onClick={() => onPage(page + 1)}>
        Next
        <Icon name="right" />
      </Button>
    </nav>
  )
}

function PageButton({ page, isCurrent, onPage }: { page: number; isCurrent: boolean; onPage(page: number): void }) {
  return (
    <Button
      aria-label={`Page ${page}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPage(page)}
      className="min-w-9 tabular-nums pointer-coarse:min-w-11 aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
    >
      {page}
    </Button>
  )
}
