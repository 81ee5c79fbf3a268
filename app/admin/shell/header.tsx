import { useEffect, useId, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Definition } from '../../../collections/define.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Modal } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LogoMark } from '../../../ui/logo-mark.tsx'
import { call } from '../api.ts'
import { homeOf, screensFor } from '../definitions.ts'
import { removeLocalDraftsOf } from '../form/local-draft.ts'
import { accountPath, homePath } from '../login-redirect.ts'
import { useUnread } from '../unread.tsx'
import { useAction } from '../use-action.tsx'
import { useBackOffice, useSettings } from '../use-back-office.tsx'

/** The header: links in rows, or on small screens behind a button. */
export function Header() {
  const { user } = useBackOffice()
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="on-night bg-night text-on-night print:hidden">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-sm focus:bg-surface focus:px-3 focus:py-2 focus:text-ink"
      >
        Skip to the content
      </a>
      <div className="flex flex-wrap items-center gap-x-4 px-4 xl:flex-nowrap">
        <Link to={homePath} className="flex min-h-14 items-center gap-3 rounded-sm">
          <Brand />
          <span className="border-on-night/30 border-l pl-3 text-sm">Admin Panel</span>
        </Link>
        <nav aria-label="Screens" className="hidden md:order-last md:block md:w-full xl:order-none xl:w-auto xl:flex-1">
          <ul className="-mx-2 flex flex-wrap md:pb-1 xl:pb-0">
            <ScreenLinks className="flex min-h-9 items-center border-transparent border-y-2 px-2 text-sm hover:bg-on-night/10 aria-[current]:border-b-sun pointer-coarse:min-h-11" />
          </ul>
        </nav>
        <div className="ml-auto hidden items-center gap-2 md:flex">
          <NavLink
            to={accountPath}
            title={`Signed in as ${user.fullName}`}
            aria-label={`${user.fullName}, your account`}
            className="max-w-40 truncate rounded-sm px-1 py-1.5 text-sm pointer-coarse:py-3 underline underline-offset-4 aria-[current=page]:font-semibold"
          >
            {user.fullName}
          </NavLink>
          <LogoutButton className="min-h-9 rounded-sm border border-on-night/40 px-3 text-sm pointer-coarse:min-h-11" />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
          className="-mr-2 ml-auto grid size-11 place-items-center rounded-sm md:hidden"
        >
          <Icon name="menu" className="size-6" />
          <span className="sr-only">Menu</span>
        </button>
      </div>
      {isOpen && <Sidebar onClose={() => setOpen(false)} />}
    </header>
  )
}

/** The links on small screens, in a panel that slides in over the dimmed page. */
function Sidebar({ onClose }: { onClose(): void }) {
  const { user } = useBackOffice()
  const titleId = useId()
  // On a wide screen the links are in the header.
  useEffect(() => {
    const wide = matchMedia('(min-width: 48rem)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      closedBy="any"
      className="sidebar on-night fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[250px] overflow-y-auto bg-night p-3 text-on-night"
    >
      <div className="mb-2 flex items-center justify-between pl-2">
        <h2 id={titleId} className="font-semibold">
          Admin Panel
        </h2>
        <button
          type="button"
          data-focus
          onClick={onClose}
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-sm hover:bg-on-night/10"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <nav aria-label="Screens">
        <ul>
          <ScreenLinks
            onFollow={onClose}
            className="flex min-h-11 items-center rounded-sm border-transparent border-l-4 px-3 hover:bg-on-night/10 aria-[current]:border-sun aria-[current]:font-semibold"
          />
        </ul>
      </nav>
      <p className="mt-4 border-on-night/30 border-t pt-3 text-sm">
        <NavLink
          to={accountPath}
          onClick={onClose}
          aria-label={`Signed in as ${user.fullName}, your account`}
          className="flex min-h-11 items-center rounded-sm px-3 underline underline-offset-4 hover:bg-on-night/10"
        >
          Signed in as {user.fullName}
        </NavLink>
      </p>
      <LogoutButton className="mt-1 min-h-11 w-full rounded-sm px-3" />
    </Modal>
  )
}

function ScreenLinks({ className, onFollow }: { className: string; onFollow?(): void }) {
  const { counts } = useUnread()
  const { pathname } = useLocation()
  const links: readonly { to: string; text: string; screen?: Definition }[] = [
    { to: homePath, text: 'Home' },
    ...screensFor(useBackOffice().user).map((screen) => ({ to: homeOf(screen), text: screen.admin.nav, screen })),
    { to: '/media', text: 'Media' },
    { to: '/textlist', text: 'Texts' },
    { to: '/checks', text: 'Checks' }
  ]
  return links.map(({ to, text, screen }) => {
    const unread = counts[screen?.name ?? ''] ?? 0
    const current = pathname === to ? 'page' : pathname === screen?.admin.form.path && 'true'
    return (
      <li key={to}>
        <Link to={to} aria-current={current || undefined} onClick={onFollow} className={className}>
          {text}
          {unread > 0 && (
            <span className="ml-1.5 rounded-full bg-sun px-1.5 font-semibold text-night text-xs tabular-nums leading-5">
              {indianNumber(unread)} <span className="sr-only">unread</span>
            </span>
          )}
        </Link>
      </li>
    )
  })
}

/** Ends the session on the server, removes the person's drafts, and loads the login page anew, so that no state is left. */
function LogoutButton({ className }: { className: string }) {
  const { user } = useBackOffice()
  const { run, isBusy } = useAction(async () => {
    await call('POST', '/api/auth/logout')
    removeLocalDraftsOf(user)
    location.replace('/login')
  }, 'Logout failed')
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => run()}
      className={`inline-flex items-center gap-2 hover:bg-on-night/10 ${className}`}
    >
      <Icon name="leave" />
      Logout
    </button>
  )
}

export function Brand() {
  return (
    <span className="flex items-center gap-2 font-bold text-lg leading-none">
      <LogoMark className="size-8" />
      {useSettings()?.logoText}
    </span>
  )
}
