import type { SessionUser } from '../../../server/auth/actor.ts'
import type { Step } from '../../../server/auth/sign-in.ts'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlClass, FieldLabel } from '../../../ui/field.tsx'
import { ApiError, post } from '../api.ts'
import { useCall } from '../use-call.ts'

interface SignInFormProps {
  /** Where the form goes without script. */
  action?: string
  /** What a form without script was answered. */
  failed?: { message: string; username?: string }
  onSignedIn(): void
  /** The password was right, and this has to follow. */
  onStep(step: Step): void
}

/** Fixed, as the script takes the form over from the server; there is one on a page. */
const ids = { username: 'sign-in-username', password: 'sign-in-password', message: 'sign-in-message' }

/** User name and password. Works without script as a form of its own. */
export function SignInForm({ action, failed, onSignedIn, onStep }: SignInFormProps) {
  const call = useCall(async ({ username = '', password = '' }) => {
    const step = await signIn(username, password)
    if (step) onStep(step)
    else onSignedIn()
  }, failed && { status: 0, message: failed.message, errors: {} })
  const message = call.failure?.message

  const described = {
    'aria-invalid': message ? true : undefined,
    'aria-describedby': message ? ids.message : undefined
  }
  return (
    <form method="post" action={action} onSubmit={call.submit} className="grid gap-4">
      {message && <AlertNote id={ids.message}>{message}</AlertNote>}
      <div className="grid gap-1.5">
        <FieldLabel frame={{ id: ids.username, name: 'username', label: 'Username', required: false }} />
        <input
          {...described}
          id={ids.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-focus
          defaultValue={failed?.username}
          className={controlClass}
        />
      </div>
      <div className="grid gap-1.5">
        <FieldLabel frame={{ id: ids.password, name: 'password', label: 'Password', required: false }} />
        <input
          {...described}
          id={ids.password}
          name="password"
          type="password"
          autoComplete="current-password"
          className={controlClass}
        />
      </div>
      <Button
        look="primary"
        type="submit"
        disabled={call.isBusy}
        aria-busy={call.isBusy}
        className="min-h-11 text-base"
      >
        Login
      </Button>
    </form>
  )
}

/** Signs in. Returns the step that follows, if one does. @throws ApiError */
async function signIn(username: string, password: string): Promise<Step | undefined> {
  try {
    const { body } = await post<{ user?: SessionUser; secondFactor?: Step }>('/api/auth/login', { username, password })
    if (!body.user && !body.secondFactor) throw new ApiError(200, {})
    return body.secondFactor
  } catch (error) {
    if (!(error instanceof ApiError) || error.isExplained) throw error
    throw new ApiError(error.status, {
      message: error.isReadable ? 'Login failed' : 'Login failed: Invalid server response.'
    })
  }
}
