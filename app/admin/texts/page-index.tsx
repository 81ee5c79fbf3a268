import type { EditedText } from '../../../server/texts/edit-texts.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import type { Language } from '../../../shared/languages.ts'
import { textPages } from './pages.ts'

interface PageIndexProps {
  language: Language
  /** The sentences that are found, of all pages. */
  found: readonly EditedText[]
  /** The one whose sentences are listed; empty for all. */
  current: string
  /** In place of the sentences: a page is chosen first. Else it is beside them, where there is room. */
  isChoice: boolean
  onShow(page: string): void
}

const looks = {
  choice:
    'grid min-h-10 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-1.5 first:rounded-t-md last:rounded-b-md sm:grid-cols-[12rem_minmax(0,1fr)_auto]',
  beside: 'flex min-h-8 items-center justify-between gap-3 rounded-r-sm pr-2 pl-4 aria-pressed:font-semibold'
}

/** The pages that sentences belong to, each with how many are found. */
export function PageIndex({ language, found, current, isChoice, onShow }: PageIndexProps) {
  const texts = Map.groupBy(found, ({ page }) => page)
  // The one that is shown stays in the index, so that it can be left where a search finds nothing on it.
  if (current && !texts.has(current)) texts.set(current, [])
  const pages = [...texts].map(entryOf)
  const buttonOf = ({ page, name, count, changed, opening }: PageEntry) => (
    <button
      key={page}
      type="button"
      aria-pressed={isChoice ? undefined : page === current}
      onClick={() => onShow(page)}
      className={`text-left text-link hover:bg-hover aria-pressed:bg-selected aria-pressed:text-ink focus-visible:-outline-offset-2 ${looks[isChoice ? 'choice' : 'beside']}`}
    >
      <span className={isChoice ? 'font-semibold' : ''}>{name}</span>
      {isChoice && (
        <span lang={language} className="truncate text-muted text-sm max-sm:order-last max-sm:col-span-full">
          {opening}
        </span>
      )}
      <span className="font-normal text-muted tabular">
        {isChoice && changed > 0 && (
          <span className="mr-2 rounded-full bg-sun-soft px-2 text-ink text-sm">{indianNumber(changed)} changed</span>
        )}
        {indianNumber(count)} <span className={isChoice ? 'text-sm' : 'sr-only'}>texts</span>
      </span>
    </button>
  )
  if (!isChoice) {
    const all = { page: '', name: 'All pages', count: found.length, changed: 0, opening: '' }
    return (
      <nav
        aria-label="Pages"
        className="sticky top-6 col-start-2 row-[1/3] grid max-h-[calc(100dvh-3rem)] content-start self-start overflow-y-auto border-line border-l text-sm max-xl:hidden"
      >
        {[all, ...pages].map(buttonOf)}
      </nav>
    )
  }
  const isShared = ({ page }: PageEntry) => textPages[page]?.isShared === true
  const groups = [
    ['One page', pages.filter((entry) => !isShared(entry))],
    ['Several pages, mails and documents', pages.filter(isShared)]
  ] as const
  return (
    <nav aria-label="Pages" className="col-span-full grid grid-cols-1 content-start gap-4">
      {groups.map(([title, entries]) => (
        <div key={title}>
          <h2 className="font-semibold text-lg">{title}</h2>
          <div className="mt-2 divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
            {entries.map(buttonOf)}
          </div>
        </div>
      ))}
    </nav>
  )
}

interface PageEntry {
  page: string
  name: string
  count: number
  /** Of them. */
  changed: number
  opening: string | undefined
}

/** A page's name, its numbers, and the words by which it is known: those below its heading, else its first that say more than its name. */
function entryOf([page, texts]: readonly [string, readonly EditedText[]]): PageEntry {
  const name = textPages[page]?.name ?? page
  const telling = texts.filter(({ text }) => text.includes(' ') && !text.includes('{') && text !== name)
  const { text: opening } = telling.find(({ key }) => key === `${page}.lead`) ?? { ...telling[0] }
  const changed = texts.filter((text) => text.changed).length
  return { page, name, count: texts.length, changed, opening }
}
