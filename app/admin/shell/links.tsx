import { Link, useLocation } from 'react-router'
import type { SessionUser } from '../../../server/auth/actor.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { homeOf, screensFor } from '../definitions.ts'
import { removeLocalDraftsOf } from '../form/local-draft.ts'
import { homePath } from '../login-redirect.ts'
import { useUnread } from '../unread.tsx'
import { useAction } from '../use-action.tsx'

interface ScreenLinksProps {
  user: SessionUser
  className: string
  onFollow?(): void
}

interface ScreenPlace {
  to: string
  text: string
  /** The path of its form, where the link is marked as well. */
  form?: string
  unread?: number
}

/** The links to every screen that the person may use, each with how many of its records nobody has read yet. */
export function ScreenLinks({ user, className, onFollow }: ScreenLinksProps) {
  const { counts } = useUnread()
  const { pathname } = useLocation()
  const screens = screensFor(user).map((screen) => ({
    to: homeOf(screen),
    form: screen.admin.form.path,
    text: screen.admin.nav,
    unread: counts[screen.name]
  }))
  const links: readonly ScreenPlace[] = [
    { to: homePath, text: 'Home' },
    ...screens,
    { to: '/textlist', text: 'Texts' },
    { to: '/checks', text: 'Checks' }
  ]
  return links.map(({ to, form, text, unread = 0 }) => (
    <li key={to}>
      <Link
        to={to}
        aria-current={pathname === to ? 'page' : pathname === form ? 'true' : undefined}
        onClick={onFollow}
        className={className}
      >
        {text}
        {unread > 0 && (
          <span className="ml-1.5 rounded-full bg-sun px-1.5 font-semibold text-night text-xs tabular-nums leading-5">
            {indianNumber(unread)} <span className="sr-only">unread</span>
          </span>
        )}
      </Link>
    </li>
  ))
}

/** Ends the session on the server, removes the person's drafts, and loads the login page anew, so that no state is left. */
export function LogoutButton({ user, className }: { user: SessionUser; className: string }) {
  const toasts = useToasts()
  const { run, isBusy } = useAction(
    async () => {
      await call('POST', '/api/auth/logout')
      removeLocalDraftsOf(user)
      location.replace('/login')
    },
    ({ message }) => toasts.failure('Logout failed', message)
  )
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
