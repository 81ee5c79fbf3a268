import { Icon } from '../icons.tsx'
import { type NewsQuery, newsAddress, newsPageSize } from './query.ts'

export function Pagination({ query, total }: { query: NewsQuery; total: number }) {
  const last = Math.ceil(total / newsPageSize)
  if (last <= 1) return null
  const { page } = query
  return (
    <nav
      aria-label="Pages"
      className="mt-16 grid grid-cols-3 items-center gap-4 border-t border-line pt-4 tabular-nums"
    >
      {page > 1 ? (
        <a
          href={newsAddress({ ...query, page: page - 1 })}
          rel="prev"
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <Icon name="left" />
          Newer
        </a>
      ) : (
        <span />
      )}
      <span className="text-center">
        Page {page} of {last}
      </span>
      {page < last ? (
        <a
          href={newsAddress({ ...query, page: page + 1 })}
          rel="next"
          className="link inline-flex min-h-11 items-center gap-2 justify-self-end"
        >
          Older
          <Icon name="right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
