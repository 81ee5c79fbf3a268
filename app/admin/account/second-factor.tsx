import { useState } from 'react'
import type { SecondFactorStatus, SetUp } from '../../../server/auth/second-factor.ts'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { post } from '../api.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { KeyCard } from '../sign-in/key-card.tsx'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { ReadPart } from './read-part.tsx'
import { Section } from './section.tsx'
import { useReading } from './use-reading.ts'

const calls = '/api/auth/second-factor'

type Asked = 'set-up' | 'renew' | 'turn-off'

/** Turns the second factor on and off, and gives new recovery codes. */
export function SecondFactor({ onChanged }: { onChanged(): void }) {
  const toasts = useToasts()
  const { reading, read } = useReading<SecondFactorStatus>(calls)
  const [asked, setAsked] = useState<Asked>()
  const [setUp, setSetUp] = useState<SetUp>()
  const [codes, setCodes] = useState<readonly string[]>()

  /** Calls, closes what asked, and shows how it stands now. */
  async function change(path: string, given: Readonly<Record<string, string>>) {
    const { body } = await post<{ message: string; recoveryCodes?: string[] }>(`${calls}/${path}`, given)
    setAsked(undefined)
    setSetUp(undefined)
    setCodes(body.recoveryCodes)
    toasts.success(body.message)
    onChanged()
    await read()
  }

  return (
    <Section title="Second factor">
      <ReadPart reading={reading} read={read} what="the second factor">
        {({ since, recoveryCodesLeft, isRequired }) => (
          <>
            {since === null ? (
              <p>Off. With it, signing in takes your password and a code from an app on your phone.</p>
            ) : (
              <p>
                On since{' '}
                <time dateTime={since} className="tabular-nums">
                  {indianTime(since)}
                </time>
                .{' '}
                {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`}
                {isRequired && ' Your role needs it.'}
              </p>
            )}
            {codes && (
              <div className="grid justify-items-start gap-3 border-sun border-l-4 pl-4">
                <RecoveryCodes codes={codes} />
                <Button onClick={() => setCodes(undefined)}>I have kept them</Button>
              </div>
            )}
            {setUp && (
              <div className="grid gap-4">
                <KeyCard setUp={setUp} />
                <CodeForm
                  id="new-factor-code"
                  hint="The six digits that the app shows now. Your other devices are signed out."
                  submit="Turn on"
                  send={(code) => change('confirm', { code })}
                />
              </div>
            )}
            <div className="flex flex-wrap gap-2">
              {since === null && !setUp && (
                <Button look="primary" onClick={() => setAsked('set-up')}>
                  Set up
                </Button>
              )}
              {setUp && <Button onClick={() => setSetUp(undefined)}>Cancel</Button>}
              {since !== null && <Button onClick={() => setAsked('renew')}>New recovery codes</Button>}
              {since !== null && !isRequired && <Button onClick={() => setAsked('turn-off')}>Turn off</Button>}
            </div>
          </>
        )}
      </ReadPart>
      {asked === 'set-up' && (
        <ProofDialog
          title="Set up the second factor"
          explanation="First show again that it is you."
          confirm="Continue"
          send={async (proof) => {
            const { body } = await post<SetUp>(`${calls}/set-up`, proof)
            setAsked(undefined)
            setSetUp(body)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'renew' && (
        <ProofDialog
          title="New recovery codes"
          explanation="The codes that you have are void then."
          withCode
          confirm="Give me new codes"
          send={(proof) => change('recovery-codes', proof)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'turn-off' && (
        <ProofDialog
          title="Turn the second factor off"
          explanation="Your password alone signs you in then. Your other devices are signed out."
          withCode
          confirm="Turn off"
          look="danger"
          send={(proof) => change('turn-off', proof)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  )
}
