import { type FormEvent, useId, useState } from 'react'
import type { SessionUser } from '../../server/pages/context.ts'
import { Button } from '../ui/button.tsx'
import { controlClass, FieldLabel } from '../ui/field.tsx'
import { ApiError, post } from './api.ts'

interface SignInFormProps {
  /** Where the form goes without script. */
  action?: string
  /** What a form without script was answered. */
  failed?: { message: string; username: string }
  onSignedIn(): void
}

/** User name and password. Works without script as a form of its own. */
export function SignInForm({ action, failed, onSignedIn }: SignInFormProps) {
  const [message, setMessage] = useState(failed?.message)
  const [isBusy, setBusy] = useState(false)
  const usernameId = useId()
  const passwordId = useId()
  const messageId = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const entries = new FormData(event.currentTarget)
    setBusy(true)
    setMessage(undefined)
    const failure = await signIn(String(entries.get('username')), String(entries.get('password')))
    setBusy(false)
    if (failure === undefined) onSignedIn()
    else setMessage(failure)
  }

  const described = { 'aria-invalid': message ? true : undefined, 'aria-describedby': message ? messageId : undefined }
  return (
    <form method="post" action={action} onSubmit={submit} className="grid gap-4">
      {message && (
        <p
          id={messageId}
          role="alert"
          className="rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold"
        >
          {message}
        </p>
      )}
      <div className="grid gap-1.5">
        <FieldLabel frame={{ id: usernameId, name: 'username', label: 'Username', required: false }} />
        <input
          {...described}
          id={usernameId}
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
        <FieldLabel frame={{ id: passwordId, name: 'password', label: 'Password', required: false }} />
        <input
          {...described}
          id={passwordId}
          name="password"
          type="password"
          autoComplete="current-password"
          className={controlClass}
        />
      </div>
      <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy} className="min-h-11 text-base">
        Login
      </Button>
    </form>
  )
}

/** Signs in. Gives what to tell the person where that fails. */
async function signIn(username: string, password: string): Promise<string | undefined> {
  try {
    const { body } = await post<{ user?: SessionUser }>('/api/auth/login', { username, password })
    return body.user ? undefined : 'Login failed'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.isExplained) return error.message
    return 'Login failed: Invalid server response.'
  }
}
