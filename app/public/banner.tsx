import { href } from 'react-router'

interface BannerProps {
  title: string
  /** The page's place: the links after Home; the last is the page itself and leads nowhere. */
  trail: readonly { label: string; path?: string }[]
}

/** The head of an inner page: its title, and the way back. */
export function Banner({ title, trail }: BannerProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-8 lg:pt-8 lg:pb-12">
        <Breadcrumb trail={trail} />
        <h1 className="mt-2 text-title">{title}</h1>
      </div>
    </div>
  )
}

/** The way from Home to this page. */
export function Breadcrumb({ trail }: Pick<BannerProps, 'trail'>) {
  return (
    <nav aria-label="Breadcrumb" className="text-base text-muted">
      <ol className="flex flex-wrap items-center">
        {[{ label: 'Home', path: href('/') }, ...trail].map(({ label, path }, place) => (
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
    </nav>
  )
}
