import type { ReactNode } from 'react'
import { profilesOf } from '../contact-links.ts'
import { Icon } from '../icons.tsx'
import { useSite } from '../site.ts'
import { NewsSearch } from './filters.tsx'
import { newsAddress } from './query.ts'

const tags = ['Turbines', 'Solar', 'Battery', 'Fossil', 'Plants', 'Hydro', 'Infectious']

interface SidebarProps {
  categories: { value: string; count: number }[]
  /** The category of the article beside it. */
  current: string | undefined
}

/** Ways on from an article: search, categories, tags, the company's pages elsewhere. */
export function Sidebar({ categories, current }: SidebarProps) {
  const { settings } = useSite()
  const profiles = profilesOf(settings)
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
                href={newsAddress({ search: tag })}
                className="inline-flex min-h-11 items-center rounded-md border border-line px-3.5 text-base hover:border-ink"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </SidebarPart>
      {profiles.length > 0 && (
        <SidebarPart title="Follow us">
          <ul className="-ml-2.5 flex">
            {profiles.map(({ name, icon, address }) => (
              <li key={name}>
                <a
                  href={address}
                  aria-label={`${settings.companyName} on ${name}`}
                  className="grid size-11 place-items-center rounded-md hover:bg-sunken"
                >
                  <Icon name={icon} className="size-6" />
                </a>
              </li>
            ))}
          </ul>
        </SidebarPart>
      )}
    </aside>
  )
}

function SidebarPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lead font-semibold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
