import { href } from 'react-router'
import { breadcrumbData } from './found/graph.ts'
import { LinkedData } from './found/linked-data.tsx'
import { useSite } from './site.ts'

interface BannerProps {
  title: string
  /** The page's place: the links after Home; the last is the page itself and leads nowhere. */
  trail: readonly { label: string; path?: string }[]
}

/** The head of an inner page: its title, and the way back. */
export function Banner({ title, trail }: BannerProps) {
  return (
    <div className="relative overflow-clip border-b border-line bg-sunken">
      <SunPath />
      <div className="shell relative pt-6 pb-8 lg:pt-8 lg:pb-12">
        <Breadcrumb trail={trail} />
        <h1 className="mt-2 text-title">{title}</h1>
      </div>
    </div>
  )
}

/** The sun's way over a day, an hour a mark. */
function SunPath() {
  return (
    <svg
      viewBox="-4 -4 608 304"
      className="absolute right-[4vw] bottom-0 hidden h-[92%] stroke-field/35 md:block"
      strokeWidth="2"
      fill="none"
      aria-hidden="true"
    >
      <path d="M20 300A280 280 0 0 1 580 300" />
      {hours.map((hour) => (
        <path key={hour} d="M20 300h22" transform={`rotate(${hour * 15} 300 300)`} />
      ))}
      <circle cx="20" cy="300" r="15" transform="rotate(60 300 300)" className="fill-sunken" />
    </svg>
  )
}

const hours = Array.from({ length: 13 }, (_, hour) => hour)

/** The way from Home to this page. */
export function Breadcrumb({ trail }: Pick<BannerProps, 'trail'>) {
  const way = [{ label: 'Home', path: href('/') }, ...trail]
  return (
    <nav aria-label="Breadcrumb" className="text-base text-muted">
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
      <LinkedData things={[breadcrumbData(useSite(), way)]} />
    </nav>
  )
}
