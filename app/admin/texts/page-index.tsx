import { indianNumber } from '../../../shared/indian-format.ts'
import { textPages } from './pages.ts'

interface PageIndexProps {
  /** How many sentences of each page are found, by the page's key in `textPages`. */
  counts: ReadonlyMap<string, number>
  /** The one whose sentences are listed; empty for all. */
  current: string
  /** In place of the sentences: a page is chosen first. Else it is beside them, where there is room. */
  isChoice: boolean
  onShow(page: string): void
}

const looks = {
  choice: {
    nav: 'col-span-full grid grid-cols-1 content-start gap-2 sm:grid-cols-2 lg:grid-cols-3',
    entry: 'min-h-13 flex-wrap rounded-md border border-line bg-surface px-4 py-2 font-semibold wrap-anywhere'
  },
  beside: {
    nav: 'sticky top-6 col-start-2 row-[1/3] grid max-h-[calc(100dvh-3rem)] content-start self-start overflow-y-auto border-line border-l text-sm max-xl:hidden',
    entry: 'min-h-8 rounded-r-sm pr-2 pl-4 aria-pressed:font-semibold'
  }
}

/** The pages that sentences belong to, each with how many are found. */
export function PageIndex({ counts, current, isChoice, onShow }: PageIndexProps) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  // The one that is shown stays in the index, so that it can be left where a search finds nothing on it.
  const shown = current && !counts.has(current) ? [...counts, [current, 0] as const] : [...counts]
  const pages = shown.map(entryOf)
  const look = looks[isChoice ? 'choice' : 'beside']
  const buttonOf = ([page, name, count]: readonly [string, string, number]) => (
    <button
      key={page}
      type="button"
      aria-pressed={isChoice ? undefined : page === current}
      onClick={() => onShow(page)}
      className={`flex items-center justify-between gap-3 text-left text-link hover:bg-hover aria-pressed:bg-selected aria-pressed:text-ink focus-visible:-outline-offset-2 ${look.entry}`}
    >
      {name}
      <span className="font-normal text-muted tabular">
        {indianNumber(count)} <span className={isChoice ? 'text-sm' : 'sr-only'}>texts</span>
      </span>
    </button>
  )
  const isShared = ([page]: readonly [string, ...unknown[]]) => textPages[page]?.isShared === true
  return (
    <nav aria-label="Pages" className={look.nav}>
      {isChoice ? (
        <>
          <h2 className={headingClass}>One page</h2>
          {pages.filter((entry) => !isShared(entry)).map(buttonOf)}
          <h2 className={`${headingClass} mt-4`}>Several pages, mails and documents</h2>
          {pages.filter(isShared).map(buttonOf)}
        </>
      ) : (
        [['', 'All pages', total] as const, ...pages].map(buttonOf)
      )}
    </nav>
  )
}

const headingClass = 'col-span-full font-semibold text-lg'

const entryOf = ([page, count]: readonly [string, number]) => [page, textPages[page]?.name ?? page, count] as const
