import type { ReactNode } from 'react'
import { href } from 'react-router'
import { JsonLd, PageMeta, type PageMetaProps } from './seo/page-meta.tsx'
import { useTexts } from './texts.tsx'
import { usePageUrl } from './use-site.ts'

interface PageHeaderProps {
  title: string
  /** The page's name in the breadcrumb, where it is not the title. */
  label?: string
  lead?: string
  /** The page between Home and this one in the breadcrumb. */
  parent?: Crumb | undefined
  /** Beside its title; on phones below it. */
  children?: ReactNode
  /** They stand below the title at every width. */
  isStacked?: boolean
  isNight?: boolean
  /** Metadata for search engines, where they differ from title and lead. */
  meta?: Partial<PageMetaProps>
}

export function PageHeader({
  title,
  label = title,
  lead = '',
  parent,
  children,
  isStacked,
  isNight,
  meta
}: PageHeaderProps) {
  return (
    <div className={isNight ? 'on-night bg-night text-on-night' : 'border-b border-line'}>
      {meta && <PageMeta title={title} description={lead} {...meta} />}
      <div className={`shell items-end gap-y-3 pt-1 pb-6 lg:pt-2 lg:pb-8 ${children && !isStacked ? 'split' : 'grid'}`}>
        <div>
          <Breadcrumb {...(parent && { parent })} label={label} path={meta?.path} />
          <h1 className="mt-1 text-display lg:mt-3">{title}</h1>
          {lead && <p className="mt-3 max-w-[56ch] text-lead text-balance text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

export interface Crumb {
  label: string
  /** Left out for pages that search engines should not list. */
  path?: string | undefined
}

/** The links from Home to this page, also as JSON-LD. @param parent the page between them */
export function Breadcrumb({ parent, label, path }: Crumb & { parent?: Crumb }) {
  const t = useTexts()
  const urlOf = usePageUrl()
  const links = [{ label: t('site.nav.home'), path: href('/') }, parent ?? [], { label, path }].flat()
  const itemListElement = links.map(({ label: name, path }, place) => {
    return { '@type': 'ListItem' as const, position: place + 1, name, ...(path && { item: urlOf(path) }) }
  })
  return (
    <nav aria-label={t('site.nav.path')} className="text-base text-muted in-[.on-night]:text-on-night-muted">
      <ol className="flex flex-wrap items-center">
        {links.map(({ label, path }, index) => (
          <li key={label} className="flex items-center">
            {path && index < links.length - 1 ? (
              <a href={path} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="max-w-[45vw] truncate lg:max-w-[40ch]">
                {label}
              </span>
            )}
            {index < links.length - 1 && (
              <span aria-hidden="true" className="px-2.5">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd things={[{ '@type': 'BreadcrumbList', itemListElement }]} />
    </nav>
  )
}
