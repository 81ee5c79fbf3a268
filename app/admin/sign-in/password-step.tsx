import type { SessionUser } from '../../../server/auth/actor.ts'
import type { Step } from '../../../server/auth/sign-in.ts'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { FieldInput } from '../../../ui/field.tsx'
import { ApiError, call } from '../api.ts'
import { type FormTexts, onSubmit, useAction } from '../use-action.tsx'
import { SubmitButton } from './code-form.tsx'

interface PasswordStepProps {
  /** Who is expected to sign in, where it is known: the password is then all that is left to type. */
  username?: string | undefined
  onSignedIn(): void
  onStep(step: Step): void
}

/** Fixed, as ids in an island must be. */
const ids = { username: 'sign-in-username', password: 'sign-in-password', message: 'sign-in-message' }

export function PasswordStep({ username, onSignedIn, onStep }: PasswordStepProps) {
  const { run, isBusy, failure } = useAction(async (texts: FormTexts) => {
    const { body } = await call<{ user?: SessionUser; secondFactor?: Step }>('POST', '/api/auth/login', {
      body: texts,
      on401: 'throw'
    })
    if (body.secondFactor) onStep(body.secondFactor)
    else if (body.user) onSignedIn()
    else throw new ApiError(200, {})
  })

  const described = {
    'aria-invalid': failure ? true : undefined,
    'aria-describedby': failure ? ids.message : undefined
  }
  return (
    // By POST, so that no password could ever stand in an address.
    <form method="post" onSubmit={onSubmit(run)} className="grid gap-4">
      {failure && <AlertNote id={ids.message}>{messageOf(failure)}</AlertNote>}
      <FieldInput
        frame={{ id: ids.username, name: 'username', label: 'Username', required: false }}
        {...described}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        data-focus={username === undefined ? true : undefined}
      />
      <FieldInput
        frame={{ id: ids.password, name: 'password', label: 'Password', required: false }}
        {...described}
        type="password"
        autoComplete="current-password"
        data-focus={username === undefined ? undefined : true}
      />
      <SubmitButton isBusy={isBusy}>Login</SubmitButton>
    </form>
  )
}

function messageOf({ reason, isReadable }: ApiError): string {
  return reason ?? (isReadable ? 'Login failed' : 'Login failed: Invalid server response.')
}
