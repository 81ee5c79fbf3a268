import { useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Icon, Modal } from '../../../ui/index.ts'
import { LogoMark } from '../../../ui/logo-mark.tsx'
import { call } from '../api.ts'
import { removeLocalDraftsOf } from '../form/local-draft.ts'
import { accountPath, homePath } from '../login-redirect.ts'
import { Palette } from '../palette.tsx'
import { NewTabLink } from '../screen.tsx'
import { useUnread } from '../unread.tsx'
import { useAction } from '../use-action.tsx'
import { useBackOffice, useSettings } from '../use-back-office.tsx'
import { menuFor } from './menu.ts'

/** The header: a rail beside every screen, or on small screens a bar whose button opens the same as a sidebar. */
export function Header() {
  const [isOpen, setOpen] = useState(false)
  const isAnyUnread = Object.values(useUnread().counts).some((count) => count > 0)
  return (
    <header className="flex items-center border-line bg-sunken px-2 max-md:flex-wrap max-md:border-b md:sticky md:top-0 md:h-dvh md:w-46 md:flex-none md:flex-col md:items-stretch md:border-r lg:w-54 print:hidden">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-sm focus:bg-surface focus:px-3 focus:py-2 focus:text-ink"
      >
        Skip to the content
      </a>
      <Link
        to={homePath}
        className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-sm px-2 max-md:flex-1 max-md:basis-40 md:grid md:gap-0 md:py-3 md:[&_svg]:translate-y-[9px]"
      >
        <Brand />
        <span className="text-muted text-sm max-md:border-line max-md:border-l max-md:pl-3 md:-mt-1 md:pl-10 md:text-xs">
          Admin Panel
        </span>
      </Link>
      <Palette />
      <div className="hidden min-h-0 md:contents">
        <Menu />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
        className="relative grid size-11 place-items-center rounded-sm md:hidden"
      >
        <Icon name="menu" className="size-6" />
        {isAnyUnread && <span aria-hidden="true" className="absolute top-2 right-1.5 size-2.5 rounded-full bg-link" />}
        <span className="sr-only">Menu</span>
      </button>
      {isOpen && <Sidebar onClose={() => setOpen(false)} />}
    </header>
  )
}

function Sidebar({ onClose }: { onClose(): void }) {
  const titleId = useId()
  // On a wide screen the rail has it.
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
      className="sidebar fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[250px] flex-col bg-sunken p-2 text-ink open:flex"
    >
      <div className="flex items-center justify-between pl-2">
        <h2 id={titleId} className="font-semibold">
          Admin Panel
        </h2>
        <button
          type="button"
          data-focus
          onClick={onClose}
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-sm hover:bg-surface"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <Menu onFollow={onClose} />
    </Modal>
  )
}

const entry =
  'flex min-h-6 items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-surface roomy:min-h-7 pointer-coarse:min-h-11 pointer-coarse:text-base aria-[current]:rounded-l-none aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_var(--color-sun)]'

const footEntry =
  'grid min-h-11 min-w-0 content-center justify-items-center gap-0.5 rounded-sm text-xs hover:bg-surface aria-[current]:bg-selected aria-[current]:font-semibold'

function Menu({ onFollow }: { onFollow?(): void }) {
  const { user } = useBackOffice()
  const { counts } = useUnread()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (pathname) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <>
      <nav ref={nav} aria-label="Screens" className="more-below min-h-0 flex-1 overflow-y-auto py-1">
        {menuFor(user).map(({ name, links }, index) => (
          <div key={name} className={index > 0 ? 'mt-1.5 roomy:mt-3' : undefined}>
            {index > 0 && <p className="px-2 pb-0.5 font-semibold text-muted text-xs">{name}</p>}
            <ul aria-label={name}>
              {links.map(({ to, text, icon, definition }) => {
                const unread = counts[definition?.name ?? ''] ?? 0
                const current = pathname === to ? 'page' : pathname === definition?.admin.form.path && 'true'
                return (
                  <li key={to}>
                    <Link to={to} aria-current={current || undefined} onClick={onFollow} className={entry}>
                      <Icon name={icon} className="size-4.5 opacity-75 in-aria-[current]:opacity-100" />
                      {text}
                      {unread > 0 && (
                        <span className="ml-auto rounded-full bg-link px-1.5 font-semibold text-surface text-xs tabular leading-5">
                          {indianNumber(unread)} <span className="sr-only">unread</span>
                        </span>
                      )}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </nav>
      <div className="grid grid-cols-3 border-line border-t py-1">
        <NavLink
          to={accountPath}
          onClick={onFollow}
          title={`Signed in as ${user.fullName}`}
          aria-label={`${user.fullName}, your account`}
          className={footEntry}
        >
          <Icon name="person" />
          <span className="w-full truncate text-center">{user.fullName}</span>
        </NavLink>
        <NewTabLink to="/" text="View site" icon="external" className={footEntry} />
        <LogoutButton />
      </div>
    </>
  )
}

/** Ends the session on the server, removes the person's drafts, and loads the login page anew, so that no state is left. */
function LogoutButton() {
  const { user } = useBackOffice()
  const { run, isBusy } = useAction(async () => {
    await call('POST', '/api/auth/logout')
    removeLocalDraftsOf(user)
    location.replace('/login')
  }, 'Logout failed')
  return (
    <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={() => run()} className={footEntry}>
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
