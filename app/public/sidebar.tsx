import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { serviceLinks } from './navigation.ts'
import { useTexts } from './texts.tsx'

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

/** A band before the page's end: its documents, and pages like it. */
export function Sidebar({ label, links, brochures }: SidebarProps) {
  return (
    <aside aria-label={label} className="border-t border-line">
      <div className={`shell gap-y-8 part ${brochures ? 'split' : ''}`}>
        {brochures && <Downloads brochures={brochures} />}
        {links}
      </div>
    </aside>
  )
}

interface SidebarSectionProps {
  title: string
  className?: string
  children: ReactNode
}

export function SidebarSection({ title, className, children }: SidebarSectionProps) {
  return (
    <section data-nosnippet="" className={className}>
      <h2 className="mb-3 text-lead font-semibold">{title}</h2>
      {children}
    </section>
  )
}

interface ServiceLinksProps {
  active?: string | undefined
  /** True where the active link leads to the current page itself; one to a page like it is marked only for the eye. */
  isCurrentPage?: boolean
}

/** The services, each with its second figure: a time or a size, which is no fact that would need its day and source on every page. */
export function ServiceLinks({ active, isCurrentPage = true }: ServiceLinksProps) {
  const t = useTexts()
  return (
    <SidebarSection title={t('site.sidebar.services')}>
      <nav aria-label={t('site.nav.services')}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8 border-t border-line max-sm:grid-cols-2 max-sm:gap-x-5">
          {serviceLinks.map(({ label, path, key }) => {
            const [, figure] = t.items(`service.${key}`, ['figure', 'text'])
            return (
              <li key={path} className="grid items-start border-b border-line">
                <a
                  href={path}
                  aria-current={path === active && isCurrentPage ? 'page' : undefined}
                  className={`flex min-h-12 items-center justify-between gap-4 py-2 leading-snug underline-offset-4 hover:underline ${path === active ? 'font-semibold' : ''}`}
                >
                  <span>
                    {t(label)}
                    {figure && (
                      <span className="block text-base font-normal text-muted">
                        <span className="figure block text-2xl leading-tight text-ink">{figure.figure}</span>{' '}
                        {figure.text}
                      </span>
                    )}
                  </span>
                  {path !== active && <Icon name="right" className="text-field max-sm:hidden" />}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </SidebarSection>
  )
}

/** The documents of a page, and the company's own. */
export function Downloads({ brochures }: { brochures: readonly Brochure[] }) {
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
