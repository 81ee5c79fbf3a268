import { FollowUs } from '../sidebar/follow-us.tsx'
import { SidebarPart } from '../sidebar/sidebar.tsx'
import { useTexts } from '../texts.tsx'
import { WordLinks } from '../word-links.tsx'
import { newsAddress } from './query.ts'
import { NewsSearch } from './search-box.tsx'

interface SidebarProps {
  categories: { value: string; count: number }[]
  /** The category of the article beside it. */
  current: string | undefined
}

export function Sidebar({ categories, current }: SidebarProps) {
  const t = useTexts()
  return (
    <aside aria-label={t('news.more')} className="grid content-start gap-10 lg:sticky lg:top-28 lg:self-start">
      <SidebarPart title={t('news.search.title')}>
        <NewsSearch />
      </SidebarPart>
      <SidebarPart title={t('news.categories')}>
        <ul className="divide-y divide-line border-y border-line">
          {categories.map(({ value, count }) => (
            <li key={value}>
              <a
                href={newsAddress({ category: value })}
                className={`flex min-h-12 items-center justify-between gap-4 underline-offset-4 hover:underline ${value === current ? 'font-semibold' : ''}`}
              >
                {value}
                <span className="text-muted tabular-nums">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </SidebarPart>
      <SidebarPart title={t('news.tags')}>
        <WordLinks words={t.list('news.tag')} />
      </SidebarPart>
      <FollowUs />
    </aside>
  )
}
