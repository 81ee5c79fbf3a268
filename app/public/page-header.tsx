import { href } from 'react-router'
import { JsonLd, PageMeta, type PageMetaProps } from './seo/page-meta.tsx'
import { type Piece, StreetDrawing } from './street-drawing.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

interface PageHeaderProps {
  title: string
  /** The breadcrumb after Home, where it is not the title; the last, the page itself, may have no path. */
  trail?: readonly { label: string; path?: string }[]
  lead?: string
  drawing?: readonly Piece[]
  /** What search engines read, as far as it is not title and lead. */
  meta?: Partial<PageMetaProps>
}

const defaultDrawing = ['house', 'lamp', 'tree', 'turbine'] as const

/** The header of an inner page: breadcrumb, title and a drawing of what the page is about. */
export function PageHeader(props: PageHeaderProps) {
  const { title, trail = [{ label: title }], lead = '', drawing = defaultDrawing, meta } = props
  return (
    <div className="border-b-2 border-field bg-sunken">
      {meta && <PageMeta title={title} description={lead} {...meta} />}
      <div className="shell grid gap-x-12 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div className="pt-4 pb-8 lg:pt-6 lg:pb-14">
          <Breadcrumb trail={trail} />
          <h1 className="mt-3 text-title lg:mt-8">{title}</h1>
          {lead && <p className="mt-3 max-w-[44ch] text-lead text-muted">{lead}</p>}
        </div>
        <StreetDrawing
          pieces={drawing}
          className="-mb-px h-20 w-auto max-w-full justify-self-start text-field md:h-auto md:max-h-44 md:w-full md:self-end md:justify-self-end"
        />
      </div>
    </div>
  )
}

/** The links from Home to this page, also as JSON-LD. */
export function Breadcrumb({ trail }: Required<Pick<PageHeaderProps, 'trail'>>) {
  const t = useTexts()
  const { publicUrl } = useSite()
  const links = [{ label: t('site.nav.home'), path: href('/') }, ...trail]
  const itemListElement = links.map(({ label: name, path }, place) => {
    return { '@type': 'ListItem' as const, position: place + 1, name, ...(path && { item: publicUrl + path }) }
  })
  return (
    <nav aria-label={t('site.nav.path')} className="text-base text-muted in-[.on-night]:text-on-night-muted">
      <ol className="flex flex-wrap items-center">
        {links.map(({ label, path }, index) => (
          <li key={label} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2.5">
                /
              </span>
            )}
            {path ? (
              <a href={path} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="line-clamp-1">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd things={[{ '@type': 'BreadcrumbList', itemListElement }]} />
    </nav>
  )
}
