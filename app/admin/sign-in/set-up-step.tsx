import { useState } from 'react'
import type { SetUp } from '../../../server/auth/second-factor-set-up.ts'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { CodeForm } from './code-form.tsx'
import { KeyCard } from './key-card.tsx'

interface SetUpStepProps {
  /** Returns nothing where the sign-in has expired. @throws ApiError */
  send<T>(path: string, body?: object): Promise<T | undefined>
  onDone(recoveryCodes: readonly string[]): void
}

/** Sets up the second factor of a person whose role needs one. */
export function SetUpStep({ send, onDone }: SetUpStepProps) {
  const [setUp, setSetUp] = useState<SetUp>()
  const { run, isBusy, failure } = useAction(async () => setSetUp(await send<SetUp>('set-up')))
  return (
    <>
      <p>Your role needs a second factor: a code from an app on your phone, asked for after the password.</p>
      {setUp ? (
        <>
          <KeyCard setUp={setUp} />
          <CodeForm
            id="sign-in-code"
            hint="The six digits that the app shows now."
            submit="Turn on and continue"
            send={async (code) => {
              const answer = await send<{ recoveryCodes: readonly string[] }>('confirm', { code })
              if (answer) onDone(answer.recoveryCodes)
            }}
          />
        </>
      ) : (
        <div className="grid gap-4">
          {failure && <AlertNote>{failure.message}</AlertNote>}
          <Button data-focus look="primary" disabled={isBusy} onClick={() => run()} className="justify-self-start">
            Set up
          </Button>
        </div>
      )}
    </>
  )
}
