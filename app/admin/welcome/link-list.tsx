import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { thumbnail } from '../../../fields/file/thumbnail.ts'
import { Icon, linkClass } from '../../../ui/index.ts'

interface LinkListProps {
  title: string
  /** Leads to all entries, where there may be more. */
  all?: { to: string; text: string }
  links: readonly LinkedItem[]
}

export interface LinkedItem {
  key?: string | number
  to: string
  text: string
  list?: string
  /** The name of a picture; null where one is missing. */
  picture?: string | null
  note?: ReactNode
  actions?: ReactNode
}

export function LinkList({ title, all, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <section className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{title}</h2>
        {all && (
          <Link to={all.to} className={`${linkClass} text-sm`}>
            {all.text}
          </Link>
        )}
      </div>
      <ul className="mt-1.5 divide-y divide-line rounded-md border border-line bg-surface">
        {links.map(({ to, text, list, picture, note, actions, key = text }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-2.5 max-sm:py-3.5">
            {picture !== undefined && (
              <span className="grid h-8 w-11 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
                {picture ? (
                  <img src={thumbnail(picture).src} alt="" className="size-full object-cover object-[50%_20%]" />
                ) : (
                  <Icon name="page" />
                )}
              </span>
            )}
            <div className={`min-w-0 flex-1 text-sm ${actions ? 'sm:basis-60' : ''}`}>
              <Link to={to} state={{ list }} className={`${linkClass} font-semibold`}>
                {text}
              </Link>
              {note && <div className="text-muted first-letter:uppercase">{note}</div>}
            </div>
            {actions && (
              // On a phone several have a row of their own.
              <div className="flex flex-wrap gap-2 max-sm:has-[>:nth-child(2)]:w-full max-sm:*:not-only:flex-1 max-sm:*:px-2">
                {actions}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
