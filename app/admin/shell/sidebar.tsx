import { useEffect, useId } from 'react'
import { NavLink } from 'react-router'
import type { SessionUser } from '../../../server/auth/actor.ts'
import { Modal } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { accountPath } from '../login-redirect.ts'
import { ScreenLinks } from './links.tsx'
import { LogoutButton } from './logout-button.tsx'

/** The links on small screens, in a panel that slides in over the dimmed page. */
export function Sidebar({ user, onClose }: { user: SessionUser; onClose(): void }) {
  const titleId = useId()
  useCloseWhenWide(onClose)
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
            user={user}
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
      <LogoutButton user={user} className="mt-1 min-h-11 w-full rounded-sm px-3" />
    </Modal>
  )
}

/** On a wide screen the links are in the header. */
function useCloseWhenWide(onClose: () => void): void {
  useEffect(() => {
    const wide = matchMedia('(min-width: 48rem)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
}
