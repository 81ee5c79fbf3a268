import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SetUp } from '../../../server/auth/second-factor.ts'
import type { Step } from '../../../server/auth/sign-in.ts'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ApiError, post } from '../api.ts'
import { CodeForm } from '../second-factor/code-form.tsx'
import { KeyCard } from '../second-factor/key-card.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { useCall } from '../use-call.ts'
import { SignInForm } from './form.tsx'

/** Where the sign-in is: the password, a code, the setting up of a second factor, or its recovery codes. */
export type SignInState =
  | { kind: 'password' }
  | { kind: Step; setUp?: SetUp }
  | { kind: 'done'; recoveryCodes: readonly string[] }

/** What a form without script was answered. */
export interface FailedStep {
  message: string
  username?: string
}

interface SignInStepsProps {
  /** Where the forms go without script. */
  action?: string
  start?: SignInState
  failed?: FailedStep
  onSignedIn(): void
}

/** The steps of signing in, one after the other. There is no session before the last one. */
export function SignInSteps({ action, start = { kind: 'password' }, failed, onSignedIn }: SignInStepsProps) {
  const [state, setState] = useState<SignInState>(start)
  const [ended, setEnded] = useState<string>()

  /** A sign-in that waited too long begins anew, with a word why. */
  async function orAnew(step: Promise<void>) {
    try {
      await step
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      setEnded(error.message)
      setState({ kind: 'password' })
    }
  }

  const beginSetUp = useCall(() =>
    orAnew(
      (async () => {
        const { body } = await post<SetUp>('/api/auth/login/set-up', {})
        setState({ kind: 'set-up', setUp: body })
      })()
    )
  )

  async function giveUp() {
    // Where the call fails, the server forgets the sign-in by itself after some minutes.
    await post('/api/auth/logout', {}).catch(() => undefined)
    setState({ kind: 'password' })
  }

  return (
    <StepFrame key={state.kind}>
      {state.kind === 'password' && (
        <>
          {ended && <AlertNote>{ended}</AlertNote>}
          <SignInForm
            action={action}
            failed={failed}
            onSignedIn={onSignedIn}
            onStep={(kind) => {
              setEnded(undefined)
              setState({ kind })
            }}
          />
        </>
      )}
      {state.kind === 'code' && (
        <CodeForm
          id="sign-in-code"
          action={action}
          intent="code"
          failed={failed?.message}
          hint="The six digits of your authenticator app, or a recovery code."
          submit="Continue"
          send={(code) => orAnew(post('/api/auth/login/code', { code }).then(onSignedIn))}
        />
      )}
      {state.kind === 'set-up' && (
        <>
          <p>Your role needs a second factor: a code from an app on your phone, asked for after the password.</p>
          {state.setUp && <KeyCard setUp={state.setUp} />}
          {(state.setUp || failed) && (
            <CodeForm
              id="sign-in-code"
              action={action}
              intent="confirm"
              failed={failed?.message}
              hint="The six digits that the app shows now."
              submit="Turn on and continue"
              send={(code) =>
                orAnew(
                  post<{ recoveryCodes: string[] }>('/api/auth/login/confirm', { code }).then(({ body }) =>
                    setState({ kind: 'done', recoveryCodes: body.recoveryCodes })
                  )
                )
              }
            />
          )}
          {!state.setUp && (
            <form method="post" action={action} onSubmit={beginSetUp.submit} className="grid gap-4">
              {beginSetUp.failure && <AlertNote>{beginSetUp.failure.message}</AlertNote>}
              <input type="hidden" name="intent" value="set-up" />
              <Button
                data-focus
                look="primary"
                type="submit"
                disabled={beginSetUp.isBusy}
                className="justify-self-start"
              >
                {failed ? 'Show a new key' : 'Set up'}
              </Button>
            </form>
          )}
        </>
      )}
      {state.kind === 'done' && (
        <>
          <RecoveryCodes codes={state.recoveryCodes} />
          {action ? (
            <a data-focus href={action} className={buttonClass('primary', 'justify-self-start')}>
              I have kept them
            </a>
          ) : (
            <Button data-focus look="primary" onClick={onSignedIn} className="justify-self-start">
              I have kept them
            </Button>
          )}
        </>
      )}
      {(state.kind === 'code' || state.kind === 'set-up') && (
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            void giveUp()
          }}
        >
          <input type="hidden" name="intent" value="cancel" />
          <Button look="plain" type="submit" className="-ml-3">
            Sign in as somebody else
          </Button>
        </form>
      )}
    </StepFrame>
  )
}

/** One step. It begins where the person types. */
function StepFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-focus]')?.focus(), [])
  return (
    <div ref={frame} className="grid gap-4">
      {children}
    </div>
  )
}
