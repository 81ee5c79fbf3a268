import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, useNavigationType } from 'react-router'
import { indianNumber } from '../../shared/indian-format.ts'
import { buttonClass, Icon, linkClass } from '../../ui/index.ts'
import { useUnread } from './unread.tsx'

interface ScreenProps {
  title: string
  name?: string
  /** Beside the title. */
  tabs?: ReactNode
  /** At the right of the title. */
  actions?: ReactNode
  help?: string | undefined
  /** 'text' for reading, 'rows' for forms and lines of several things, 'full' for a table that fills the window. */
  width?: keyof typeof widths
  children?: ReactNode
}

const widths = {
  text: 'w-full max-w-3xl p-4 md:px-6 md:pb-6',
  rows: 'w-full max-w-306 p-4 md:px-6 md:pb-6',
  full: 'flex min-h-0 flex-1 flex-col gap-3 px-4 pt-4 pb-2 md:px-6'
} as const

/** The frame of every screen: its main part under its title. It gets the focus after a navigation. */
export function Screen({ title, name, tabs, actions, help, width = 'text', children }: ScreenProps) {
  // A link moves the focus as a new page would. Opening the page or going back leaves it where it is.
  const [isFollowed] = useState(useNavigationType() !== 'POP')
  useEffect(() => {
    if (isFollowed) focusScreen()
  }, [isFollowed])
  return (
    <main id="content" tabIndex={-1} className={widths[width]}>
      <ScreenTitle>{name ? `${title}: ${name}` : title}</ScreenTitle>
      <div className="flex min-h-9 flex-wrap items-center gap-x-5 gap-y-3 pointer-coarse:min-h-11">
        {name ? (
          // On a phone the name has the width, below its kind and the actions.
          <div className="grid min-w-0 flex-1 basis-48 gap-1 wrap-anywhere max-sm:contents">
            <h1 className="flex-1 text-muted text-sm">{title}</h1>
            <h2 className="line-clamp-3 font-semibold text-2xl leading-tight max-sm:order-last max-sm:w-full">
              {name}
            </h2>
          </div>
        ) : (
          <h1 className="font-semibold text-2xl leading-tight">{title}</h1>
        )}
        {tabs}
        {actions && <div className="ml-auto print:hidden">{actions}</div>}
      </div>
      {help && <p className="-mt-2 max-w-4xl text-muted text-sm">{help}</p>}
      {children}
    </main>
  )
}

/** The window's title, after how many records nobody has read yet: '(3) Messages – Admin Panel'. */
export function ScreenTitle({ children }: { children?: string }) {
  const unread = Object.values(useUnread().counts).reduce((sum, count) => sum + count, 0)
  const title = children ? `${children} – Admin Panel` : 'Admin Panel'
  return <title>{unread > 0 ? `(${indianNumber(unread)}) ${title}` : title}</title>
}

/** Moves the focus to the screen: for when the button that had it is gone. */
export function focusScreen(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

interface SectionProps {
  title: string
  id?: string
  /** At the right of the title. */
  beside?: ReactNode
  children: ReactNode
}

export function Section({ title, id, beside, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="mt-4 rounded-md border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="font-semibold text-lg">
          {title}
        </h2>
        {beside}
      </div>
      <div className="mt-3 grid gap-4">{children}</div>
    </section>
  )
}

export interface FactListProps {
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

export function FactList({ facts }: FactListProps) {
  const known = facts.filter(([, value]) => value)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5">
      {known.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function EmptyNote({ children }: { children: string }) {
  return (
    <p className="rounded-md border border-field border-dashed px-6 py-12 text-center text-muted [main>&]:mt-4">
      {children}
    </p>
  )
}

type NewTabLinkProps = { to: string; text: string; icon?: 'external'; className?: string }

export function NewTabLink({ to, text, icon, className = linkClass }: NewTabLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {icon && <Icon name={icon} />}
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

export function ListLink({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonClass()}>
      <Icon name="list" />
      Show List
    </Link>
  )
}
