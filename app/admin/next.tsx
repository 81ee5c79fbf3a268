import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { indianNumber } from '../../shared/indian-format.ts'
import { classNames } from '../../ui/index.ts'

interface NextProps {
  /** Over the words: what kind of thing it is, and since when. */
  kind: ReactNode
  title: ReactNode
  note?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

/** The one thing to do next, which is read first: everything around it is calm. */
export function Next({ kind, title, note, aside, children }: NextProps) {
  return (
    <section
      aria-label="Next"
      className="on-night grid items-center gap-x-10 gap-y-6 rounded-lg bg-night p-5 text-on-night md:p-8 xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <div className="grid gap-2 wrap-anywhere">
        <p className="font-semibold text-sm text-sun **:text-sun">{kind}</p>
        <h2 className="max-w-prose text-balance font-semibold text-2xl leading-tight md:text-3xl">{title}</h2>
        <div className="max-w-prose text-on-night-muted empty:hidden">{note}</div>
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden *:min-h-11 *:px-4 max-sm:*:flex-1 max-sm:*:first:basis-full">
          {children}
        </div>
      </div>
      {aside}
    </section>
  )
}

interface FiguresProps {
  label: string
  /** One that is `isLate` stands out where it is not zero. */
  figures: readonly { title: string; count: number; to: string; isLate?: boolean }[]
}

/** What waits besides, large, each figure a link to what it counts. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] divide-x divide-night-line rounded-md border border-night-line *:grid"
    >
      {figures.map(({ title, count, to, isLate }) => (
        <li key={title}>
          <Link
            to={to}
            className={classNames(
              'grid content-between gap-3 px-2 py-3 min-[22rem]:px-3 sm:px-4 sm:py-4',
              isLate && count > 0 ? 'rounded-md bg-late hover:underline' : 'hover:bg-night-line/40'
            )}
          >
            <span className={`text-sm ${isLate && count > 0 ? '' : 'text-on-night-muted'}`}>{title}</span>
            <span
              className={classNames(
                'justify-self-start font-figures font-semibold text-5xl leading-none tabular',
                count === 0 && 'text-on-night-muted'
              )}
            >
              {indianNumber(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
