import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { thumbnail } from '../../../fields/file/thumbnail.ts'
import { Icon, linkClass } from '../../../ui/index.ts'

interface LinkListProps {
  title: string
  /** Leads to all entries, where there may be more. */
  all?: { to: string; text: string; of?: string }
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
            {all.text} <span className="sr-only">{all.of}</span>
          </Link>
        )}
      </div>
      <ul className="mt-1.5 divide-y divide-line rounded-md border border-line bg-surface">
        {links.map(({ to, text, list, picture, note, actions, key = text }) => (
          <li
            key={key}
            className="flex items-center gap-x-4 gap-y-1.5 px-4 py-2.5 max-sm:gap-x-2 max-sm:px-3 sm:flex-wrap"
          >
            {picture !== undefined && (
              <span className="grid h-8 w-11 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
                {picture ? (
                  <img src={thumbnail(picture).src} alt="" className="size-full object-cover object-[50%_20%]" />
                ) : (
                  <Icon name="page" />
                )}
              </span>
            )}
            <div className={`min-w-0 flex-1 text-sm ${actions ? 'max-sm:[&>div]:line-clamp-2 sm:basis-60' : ''}`}>
              <Link to={to} state={{ list }} className={`${linkClass} font-semibold`}>
                {text}
              </Link>
              {note && <div className="text-muted first-letter:uppercase">{note}</div>}
            </div>
            {actions && (
              // On a phone the first of several, which is large elsewhere, is under the left thumb; all are marks.
              <div className="flex flex-wrap gap-2 max-sm:contents max-sm:*:first:not-only:-order-1 max-sm:[&>:is(a,button):not(:only-child)]:size-11 max-sm:[&>:is(a,button):not(:only-child)]:px-0">
                {actions}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
