import { useState } from 'react'
import type { SessionUser } from '../../../server/auth/actor.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError, post } from '../api.ts'
import { removeLocalDraftsOf } from '../form/local-draft.ts'

/** Ends the session on the server and leaves nothing of it in the browser: the login page is loaded anew. */
export function LogoutButton({ user, className }: { user: SessionUser; className: string }) {
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function logOut() {
    setBusy(true)
    try {
      await post('/api/auth/logout', {})
      removeLocalDraftsOf(user)
      location.replace('/login')
    } catch (error) {
      setBusy(false)
      toasts.failure('Logout failed', error instanceof ApiError ? error.message : undefined)
    }
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={logOut}
      className={`inline-flex items-center gap-2 hover:bg-on-night/10 ${className}`}
    >
      <Icon name="leave" />
      Logout
    </button>
  )
}
