import { href } from 'react-router'
import { breadcrumbData } from './seo/json-ld.ts'
import { JsonLd } from './seo/json-ld-script.tsx'
import { type Piece, StreetDrawing } from './street-drawing.tsx'
import { useSite } from './use-site.ts'

interface BannerProps {
  title: string
  /** The page's place: the links after Home; the last is the page itself and leads nowhere. */
  trail: readonly { label: string; path?: string }[]
  /** What the page is for, in a sentence. */
  lead?: string
  /** What stands on the ground beside the title. */
  drawing?: readonly Piece[]
}

const street = ['house', 'lamp', 'tree', 'turbine'] as const

/** The head of an inner page: its title, the way back, and what it is about, drawn along the ground. */
export function PageHeader({ title, trail, lead, drawing = street }: BannerProps) {
  return (
    <div className="border-b-2 border-field bg-sunken">
      <div className="shell grid gap-x-12 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div className="pt-4 pb-8 lg:pt-6 lg:pb-14">
          <Breadcrumb trail={trail} />
          <h1 className="mt-3 text-title lg:mt-8">{title}</h1>
          {lead && <p className="mt-3 max-w-[44ch] text-lead text-muted">{lead}</p>}
        </div>
        <StreetDrawing
          of={drawing}
          className="-mb-px h-20 max-w-full justify-self-start text-field md:h-auto md:max-h-44 md:w-full md:self-end md:justify-self-end"
        />
      </div>
    </div>
  )
}

/** The way from Home to this page. */
export function Breadcrumb({ trail }: Pick<BannerProps, 'trail'>) {
  const way = [{ label: 'Home', path: href('/') }, ...trail]
  return (
    <nav aria-label="Breadcrumb" className="text-base text-muted in-[.on-night]:text-on-night-muted">
      <ol className="flex flex-wrap items-center">
        {way.map(({ label, path }, place) => (
          <li key={label} className="flex items-center">
            {place > 0 && (
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
      <JsonLd things={[breadcrumbData(useSite(), way)]} />
    </nav>
  )
}
