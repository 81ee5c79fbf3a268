import type { ReactNode } from 'react'
import { contactLinks, profilesOf } from '../../shared/contact-links.ts'
import { ContactRows, ProfileLinks } from './contact-ways.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { serviceLinks } from './navigation.ts'
import { useContactPath } from './page-subject.ts'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

export interface Brochure {
  label: string
  path: string
}

export const companyProfilePath = '/brochures/company-profile.pdf'

export function recordBrochure(kind: 'services' | 'products', id: number, label: string): Brochure {
  return { label, path: `/brochures/${kind}/${id}.pdf` }
}

interface SidebarProps {
  label: string
  links: ReactNode
  /** Offered beside the company's own; without, none are. */
  brochures?: readonly Brochure[]
}

/** A band before the page's end: pages like it, its documents, and the way to ask. */
export function Sidebar({ label, links, brochures }: SidebarProps) {
  return (
    <aside aria-label={label} className="border-t border-line">
      <div className="shell grid gap-x-16 gap-y-8 part lg:grid-cols-[minmax(0,1fr)_19rem]">
        {links}
        <QuestionsBox className="lg:row-span-2" />
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-6 empty:hidden">
          {brochures && <Downloads brochures={brochures} />}
          <FollowUs />
        </div>
      </div>
    </aside>
  )
}

interface SidebarSectionProps {
  title: string
  /** True for content of this page, for searches; else it is the same on many pages. */
  isContent?: boolean
  className?: string
  children: ReactNode
}

export function SidebarSection({ title, isContent, className, children }: SidebarSectionProps) {
  return (
    <section data-nosnippet={isContent ? undefined : ''} className={className}>
      <h2 className="mb-3 text-lead font-semibold">{title}</h2>
      {children}
    </section>
  )
}

interface SidebarLinksProps {
  title: string
  label: string
  /** Each with its number of records, where it leads to a list, or with a key figure. */
  links: readonly {
    label: string
    path: string
    count?: number
    figure?: { figure: string; text: string } | undefined
  }[]
  active?: string
  /** True where the active link leads to the current page itself; one to a page like it is marked only for the eye. */
  isCurrentPage?: boolean
}

export function SidebarLinks({ title, label: name, links, active, isCurrentPage = true }: SidebarLinksProps) {
  return (
    <SidebarSection title={title}>
      <nav aria-label={name}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-8 border-t border-line max-sm:grid-cols-2 max-sm:gap-x-5">
          {links.map(({ label, path, count, figure }) => (
            <li key={path} className="grid items-start border-b border-line">
              <a
                href={path}
                aria-current={path === active && isCurrentPage ? 'page' : undefined}
                className={`flex min-h-12 items-center justify-between gap-4 py-2 leading-snug underline-offset-4 hover:underline ${path === active ? 'font-semibold' : ''}`}
              >
                <span>
                  {label}
                  {figure && (
                    <span className="block text-base font-normal text-muted">
                      <span className="figure block text-2xl leading-tight text-ink">{figure.figure}</span>{' '}
                      {figure.text}
                    </span>
                  )}
                </span>
                {count === undefined ? (
                  path !== active && <Icon name="right" className="text-field max-sm:hidden" />
                ) : (
                  <span className="figure">{count}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SidebarSection>
  )
}

export function ServiceLinks(props: Pick<SidebarLinksProps, 'active' | 'isCurrentPage'>) {
  const t = useTexts()
  // The second figure is a time or a size: no fact, which would need its day and source on every page.
  const links = serviceLinks.map(({ label, path, key }) => {
    return { label: t(label), path, figure: t.items(`service.${key}`, ['figure', 'text'])[1] }
  })
  return <SidebarLinks title={t('site.sidebar.services')} label={t('site.nav.services')} links={links} {...props} />
}

/** A phone number and the e-mail address, and the way to ask for a visit. */
export function QuestionsBox({ className }: { className: string }) {
  const t = useTexts()
  const { settings } = useSite()
  const hours = t('site.questions.hours')
  const visit = useContactPath('visit')
  if (contactLinks(settings, '').length === 0) return null
  return (
    <section data-nosnippet="" className={`self-start rounded-md bg-sunken px-5 pt-4 pb-3 max-lg:hidden ${className}`}>
      <h2 className="text-lead font-semibold">{t('site.questions')}</h2>
      {hours && <p className="mt-1 text-base text-balance text-muted">{hours}</p>}
      <ContactRows isShort className="mt-2 mb-3" iconClass="text-muted" />
      <Link to={visit} text={t('estimate.visit')} look="sun" className="mb-2 w-full" />
    </section>
  )
}

function Downloads({ brochures }: { brochures: readonly Brochure[] }) {
  const t = useTexts()
  return (
    <SidebarSection title={t('site.sidebar.downloads')} className="min-w-0 max-sm:w-full">
      <ul className="flex flex-wrap gap-2 max-sm:*:w-full">
        {[...brochures, { label: t('site.profile'), path: companyProfilePath }].map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="button button-quiet w-full justify-between text-left">
              <span>
                {label} <span className="text-base font-normal">{t('site.pdf')}</span>
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </SidebarSection>
  )
}

export function FollowUs() {
  const t = useTexts()
  if (profilesOf(useSite().settings).length === 0) return null
  return (
    <SidebarSection title={t('site.sidebar.follow')} className="max-lg:hidden">
      <ProfileLinks className="-ml-2.5" linkClass="rounded-md hover:bg-sunken" iconClass="size-6" />
    </SidebarSection>
  )
}
