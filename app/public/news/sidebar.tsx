import { searchAddress } from '../search/query.ts'
import { FollowUs } from '../sidebar/follow-us.tsx'
import { SidebarPart } from '../sidebar/sidebar.tsx'
import { NewsSearch } from './filters.tsx'
import { newsAddress } from './query.ts'

const tags = ['Turbines', 'Solar', 'Battery', 'Fossil', 'Plants', 'Hydro', 'Infectious']

interface SidebarProps {
  categories: { value: string; count: number }[]
  /** The category of the article beside it. */
  current: string | undefined
}

export function Sidebar({ categories, current }: SidebarProps) {
  return (
    <aside aria-label="More news" className="grid content-start gap-10 lg:sticky lg:top-28 lg:self-start">
      <SidebarPart title="Search">
        <NewsSearch />
      </SidebarPart>
      <SidebarPart title="Categories">
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
      <SidebarPart title="Tags">
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <a
                href={searchAddress(tag)}
                className="inline-flex min-h-11 items-center rounded-md border border-line px-3.5 text-base hover:border-ink"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </SidebarPart>
      <FollowUs />
    </aside>
  )
}
