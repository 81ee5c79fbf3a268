import { useEffect, useRef, useState } from 'react'
import type { SessionUser } from '../../../server/auth/access.ts'
import type { SetUp, Step } from '../../../server/auth/second-factor.ts'
import { AlertNote, Button, Dialog, FieldInput, PasswordInput } from '../../../ui/index.ts'
import { ApiError, call } from '../api.ts'
import { redirectAfterLogin } from '../login-redirect.ts'
import { ActionForm, type FormTexts, onSubmit, SubmitButton, useAction } from '../use-action.tsx'
import { signInGate, useQuestion } from './gate.ts'
import { CodeForm, KeyCard, RecoveryCodes } from './second-step.tsx'

interface SignInState {
  step: 'password' | Step | 'recovery-codes'
  notice?: string
  setUp?: SetUp
  codes?: readonly string[]
}

interface SignInStepsProps {
  /** The second step, where the password was given before the page was loaded. */
  pending?: Step
  /** The name of the expected person, where it is known: only the password is left to type. */
  username?: string
  onSignedIn(): void
}

/** The steps of signing in, one after the other. There is no session before the last one. */
export function SignInSteps({ pending, username, onSignedIn }: SignInStepsProps) {
  const [{ step, notice, setUp, codes }, setState] = useState<SignInState>({ step: pending ?? 'password' })

  /** A call of the second step. Where the sign-in has expired, it begins again with the reason, and nothing is returned. */
  async function send<T>(path: string, body?: object): Promise<T | undefined> {
    try {
      return (await call<T>('POST', `/api/auth/login/${path}`, { body, on401: 'throw' })).body
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      setState({ step: 'password', notice: error.message })
      return undefined
    }
  }

  async function startOver() {
    // If the call fails, the server forgets the sign-in by itself after some minutes.
    await call('POST', '/api/auth/logout').catch(() => undefined)
    setState({ step: 'password' })
  }

  async function beginSetUp() {
    const begun = await send<SetUp>('set-up')
    if (begun) setState({ step: 'set-up', setUp: begun })
  }

  async function confirmSetUp(code: string) {
    const confirmed = await send<{ recoveryCodes: readonly string[] }>('confirm', { code })
    if (confirmed) setState({ step: 'recovery-codes', codes: confirmed.recoveryCodes })
  }

  return (
    <div key={step} ref={focusFirst} className="grid gap-4">
      {notice && <AlertNote>{notice}</AlertNote>}
      {step === 'password' && (
        <PasswordStep username={username} onSignedIn={onSignedIn} onStep={(next) => setState({ step: next })} />
      )}
      {step === 'code' && (
        <CodeForm
          id="sign-in-code"
          submit="Continue"
          send={async (code) => {
            if (await send('code', { code })) onSignedIn()
          }}
        />
      )}
      {step === 'set-up' && (
        <p>Your role needs a second factor: a code from an app on your phone, asked for after the password.</p>
      )}
      {step === 'set-up' && !setUp && <ActionForm submit="Set up" send={beginSetUp} className="grid gap-4" />}
      {setUp && (
        <KeyCard
          setUp={setUp}
          id="sign-in-code"
          hint="The six digits that the app shows now."
          submit="Turn on and continue"
          send={confirmSetUp}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={onSignedIn} />}
      {(step === 'code' || step === 'set-up') && (
        <Button look="plain" onClick={startOver} className="-ml-3 justify-self-start">
          Sign in as somebody else
        </Button>
      )}
    </div>
  )
}

/** Leaves the focus where the person has already put it: on a slow device they type before the script has come. */
function focusFirst(step: HTMLElement | null): void {
  if (step?.contains(document.activeElement)) return
  step?.querySelector<HTMLElement>('[data-focus], button')?.focus()
}

export const signInPartId = 'sign-in'

/** The steps as the login page has them. @param next the page that was asked for */
export function SignInPart({ pending, next }: Pick<SignInStepsProps, 'pending'> & { next?: string }) {
  return <SignInSteps pending={pending} onSignedIn={() => location.replace(redirectAfterLogin(next))} />
}

/** Opens when a call finds that the session has ended, and signs in again in place: nothing typed or chosen is lost. */
export function SignInDialog({ username }: { username: string }) {
  const question = useQuestion(signInGate)
  if (!question) return null
  return (
    <Dialog title="Your session has ended" onClose={question.close}>
      <p className="mt-1 mb-4 text-muted">Sign in again to go on. Nothing on this page is lost.</p>
      <SignInSteps username={username} onSignedIn={question.done} />
    </Dialog>
  )
}

type PasswordStepProps = Omit<SignInStepsProps, 'pending'> & { onStep(step: Step): void }

function PasswordStep({ username, onSignedIn, onStep }: PasswordStepProps) {
  const { run, isBusy, failure } = useAction(async (texts: FormTexts) => {
    const options = { body: texts, on401: 'throw' } as const
    const { body } = await call<{ user?: SessionUser; secondFactor?: Step }>('POST', '/api/auth/login', options)
    if (body.secondFactor) onStep(body.secondFactor)
    else if (body.user) onSignedIn()
    else throw new ApiError(200, {})
  })

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    if (failure) (inputs.find(({ value }) => value === '') ?? inputs.at(-1))?.focus()
  }, [failure])

  const message = failure?.reason ?? (failure?.isReadable ? 'Login failed' : 'Login failed: Invalid server response.')
  const described = failure && { 'aria-invalid': true, 'aria-describedby': 'sign-in-message' }
  return (
    // By POST, so that no password could ever stand in an address.
    <form ref={form} method="post" onSubmit={onSubmit(run)} className="grid gap-4">
      {failure && <AlertNote id="sign-in-message">{message}</AlertNote>}
      <FieldInput
        frame={{ id: 'sign-in-username', name: 'username', label: 'Username' }}
        {...described}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        data-focus={username === undefined ? true : undefined}
      />
      <PasswordInput
        frame={{ id: 'sign-in-password', name: 'password', label: 'Password' }}
        {...described}
        autoComplete="current-password"
        data-focus={username === undefined ? undefined : true}
      />
      <SubmitButton isBusy={isBusy} className="min-h-11 text-base">
        Login
      </SubmitButton>
    </form>
  )
}
