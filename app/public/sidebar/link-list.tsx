import { Icon } from '../icons.tsx'

interface LinkListProps {
  links: readonly { label: string; path: string }[]
  /** The path of the link that is marked active. */
  active?: string
  /** Whether the active link leads to the current page itself. */
  isCurrentPage?: boolean
}

export function LinkList({ links, active, isCurrentPage }: LinkListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a
            href={path}
            aria-current={path === active ? (isCurrentPage ? 'page' : 'true') : undefined}
            className="group flex min-h-12 items-center justify-between gap-4 py-2 leading-snug underline-offset-4 hover:underline aria-[current]:font-semibold"
          >
            {label}
            <Icon name="right" className="size-5 text-muted group-aria-[current]:text-ink" />
          </a>
        </li>
      ))}
    </ul>
  )
}
