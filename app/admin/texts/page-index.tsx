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
  choice: {
    nav: 'col-span-full grid grid-cols-1 content-start gap-2 sm:grid-cols-2 lg:grid-cols-3',
    entry: 'min-h-16 flex-wrap gap-y-0 rounded-md border border-line bg-surface px-4 py-2 font-semibold wrap-anywhere'
  },
  beside: {
    nav: 'sticky top-6 col-start-2 row-[1/3] grid max-h-[calc(100dvh-3rem)] content-start self-start overflow-y-auto border-line border-l text-sm max-xl:hidden',
    entry: 'min-h-8 rounded-r-sm pr-2 pl-4 aria-pressed:font-semibold'
  }
}

/** The pages that sentences belong to, each with how many are found. */
export function PageIndex({ language, found, current, isChoice, onShow }: PageIndexProps) {
  const texts = Map.groupBy(found, ({ page }) => page)
  // The one that is shown stays in the index, so that it can be left where a search finds nothing on it.
  if (current && !texts.has(current)) texts.set(current, [])
  const pages = [...texts].map(entryOf)
  const look = looks[isChoice ? 'choice' : 'beside']
  const buttonOf = ({ page, name, count, changed, opening }: PageEntry) => (
    <button
      key={page}
      type="button"
      aria-pressed={isChoice ? undefined : page === current}
      onClick={() => onShow(page)}
      className={`flex items-center justify-between gap-3 text-left text-link hover:bg-hover aria-pressed:bg-selected aria-pressed:text-ink focus-visible:-outline-offset-2 ${look.entry}`}
    >
      {name}
      <span className="font-normal text-muted tabular">
        {isChoice && changed > 0 && (
          <span className="mr-2 rounded-full bg-sun-soft px-2 text-ink text-sm">{indianNumber(changed)} changed</span>
        )}
        {indianNumber(count)} <span className={isChoice ? 'text-sm' : 'sr-only'}>texts</span>
      </span>
      {isChoice && (
        <span lang={language} className="w-full truncate font-normal text-muted text-sm">
          {opening}
        </span>
      )}
    </button>
  )
  const isShared = ({ page }: PageEntry) => textPages[page]?.isShared === true
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
        [{ page: '', name: 'All pages', count: found.length, changed: 0, opening: '' }, ...pages].map(buttonOf)
      )}
    </nav>
  )
}

const headingClass = 'col-span-full font-semibold text-lg'

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
