import type { SessionUser } from '../../../server/auth/actor.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { removeLocalDraftsOf } from '../form/local-draft.ts'
import { useAction } from '../use-action.ts'

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
