import { useState } from 'react'
import type { SecondFactorStatus, SetUp } from '../../../server/auth/second-factor.ts'
import { Button, Moment, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { Loaded, useRead } from '../loaded.tsx'
import { Section } from '../screen.tsx'
import { KeyCard, ProofDialog, RecoveryCodes } from '../sign-in/second-step.tsx'
import type { FormTexts } from '../use-action.tsx'

const calls = '/api/auth/second-factor'

const proofs = {
  'set-up': { title: 'Set up the second factor', explanation: 'First show again that it is you.', submit: 'Continue' },
  'recovery-codes': {
    title: 'New recovery codes',
    explanation: 'The codes that you have are void then.',
    withCode: true,
    submit: 'Give me new codes'
  },
  'turn-off': {
    title: 'Turn the second factor off',
    explanation: 'Your password alone signs you in then. Your other devices are signed out.',
    withCode: true,
    submit: 'Turn off',
    look: 'danger'
  }
} as const

export function SecondFactor({ onChanged }: { onChanged(): void }) {
  const status = useRead<SecondFactorStatus>(calls)
  const [asked, setAsked] = useState<keyof typeof proofs>()
  const [setUp, setSetUp] = useState<SetUp>()
  const [codes, setCodes] = useState<readonly string[]>()

  /** Changes the second factor and shows its new state; its set-up goes on with the key. @throws ApiError */
  async function change(path: string, texts: FormTexts) {
    type Changed = SetUp | { message: string; recoveryCodes?: readonly string[] }
    const { body } = await call<Changed>('POST', `${calls}/${path}`, { body: texts })
    setAsked(undefined)
    setSetUp('qr' in body ? body : undefined)
    if ('qr' in body) return
    setCodes(body.recoveryCodes)
    toasts.success(body.message)
    onChanged()
    await status.reread()
  }

  return (
    <Section title="Second factor" beside={status.answer && <State isOn={status.answer.body.since !== null} />}>
      <Loaded {...status} what="the second factor">
        {({ since, recoveryCodesLeft, isRequired }) => (
          <>
            {since === null ? (
              <p>With it, signing in takes your password and a code from an app on your phone.</p>
            ) : (
              <p>
                Since <Moment at={since} />.{' '}
                {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`}
                {isRequired && ' Your role needs it.'}
              </p>
            )}
            {codes && (
              <div className="border-sun border-l-4 pl-4">
                <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
              </div>
            )}
            {setUp && (
              <KeyCard
                setUp={setUp}
                id="new-factor-code"
                hint="The six digits that the app shows now. Your other devices are signed out."
                submit="Turn on"
                send={(code) => change('confirm', { code })}
              />
            )}
            <div className="flex flex-wrap gap-2">
              {since === null && !setUp && (
                <Button look="primary" onClick={() => setAsked('set-up')}>
                  Set up
                </Button>
              )}
              {setUp && <Button onClick={() => setSetUp(undefined)}>Cancel</Button>}
              {since !== null && <Button onClick={() => setAsked('recovery-codes')}>New recovery codes</Button>}
              {since !== null && !isRequired && <Button onClick={() => setAsked('turn-off')}>Turn off</Button>}
            </div>
          </>
        )}
      </Loaded>
      {asked && (
        <ProofDialog {...proofs[asked]} send={(proof) => change(asked, proof)} onClose={() => setAsked(undefined)} />
      )}
    </Section>
  )
}

function State({ isOn }: { isOn: boolean }) {
  return (
    <p className={`rounded-full px-2.5 py-0.5 text-sm ${isOn ? 'bg-leaf-soft text-leaf' : 'bg-sun-soft'}`}>
      {isOn ? 'On' : 'Off'}
    </p>
  )
}
