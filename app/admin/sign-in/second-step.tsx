import type { SetUp } from '../../../server/auth/second-factor.ts'
import { Button, Dialog, FieldInput, PasswordInput } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { ActionForm, type ActionFormProps, type FormTexts } from '../use-action.tsx'
import { proofGate, useQuestion } from './gate.ts'

interface CodeFormProps {
  id: string
  hint?: string
  submit: string
  send(code: string): Promise<void>
}

export function CodeForm({ submit, send, ...input }: CodeFormProps) {
  return (
    <ActionForm
      submit={submit}
      send={({ code = '' }) => send(code)}
      className="grid gap-4 [&_button]:min-h-11 [&_button]:text-base"
    >
      {({ code }) => <CodeInput {...input} error={code} className="max-w-56 font-mono text-lg tracking-widest" />}
    </ActionForm>
  )
}

type CodeInputProps = Pick<CodeFormProps, 'id' | 'hint'> & { error: string | undefined; className?: string }

const usualHint = 'The six digits of your authenticator app, or a recovery code.'

function CodeInput({ className, hint = usualHint, ...frame }: CodeInputProps) {
  return (
    <FieldInput
      frame={{ ...frame, hint, name: 'code', label: 'Code', required: true }}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      data-focus
      className={className}
    />
  )
}

/** The key for an authenticator app, to be scanned, opened on the same phone, or typed; and the code that the app then shows. */
export function KeyCard({ setUp: { qr, uri, secret }, ...form }: CodeFormProps & { setUp: SetUp }) {
  return (
    <div className="grid gap-3">
      <p>Scan this with an authenticator app, such as Aegis, Google Authenticator or 2FAS.</p>
      {/* Black on white in every colour scheme, for cameras. */}
      <svg
        role="img"
        aria-label="QR code of the key"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width="192"
        height="192"
        shapeRendering="crispEdges"
        className="size-48 rounded-sm border border-line"
      >
        <path d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <a href={uri} className={link}>
        Open in an app on this device
      </a>
      <p className="text-sm">
        Or type this key: <code className="wrap-anywhere font-semibold">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm {...form} />
    </div>
  )
}

const link = 'justify-self-start text-link text-sm underline underline-offset-4'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <div className="grid gap-3">
      <p>
        Keep these recovery codes where you find them without your phone, on paper or in a password manager. Each signs
        you in once. Nobody can show them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-sm border border-line bg-sunken p-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={file} download="recovery-codes.txt" className={link}>
        Save as a text file
      </a>
      <Button look="primary" onClick={onKept} className="justify-self-start">
        I have kept them
      </Button>
    </div>
  )
}

interface ProofDialogProps extends Pick<ActionFormProps, 'submit' | 'look' | 'send'> {
  title: string
  explanation: string
  withCode?: boolean
  onClose(): void
}

/** Asks for the password again, and for a code where there is one, before the way of signing in changes. */
export function ProofDialog({ title, explanation, withCode, onClose, ...form }: ProofDialogProps) {
  const password = { id: 'proof-password', name: 'currentPassword', label: 'Current password', required: true }
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-1 mb-4 text-muted">{explanation}</p>
      <ActionForm {...form} onCancel={onClose} className="grid gap-4">
        {({ currentPassword, code }) => (
          <>
            <PasswordInput frame={{ ...password, error: currentPassword }} autoComplete="current-password" data-focus />
            {withCode && <CodeInput id="proof-code" error={code} />}
          </>
        )}
      </ActionForm>
    </Dialog>
  )
}

/** Asks for a proof where the server wants a recent one. The call that was refused is then repeated. */
export function ProofRequestDialog() {
  const question = useQuestion(proofGate)
  if (!question) return null
  async function send(proof: FormTexts) {
    await call('POST', '/api/auth/prove', { body: proof })
    question?.done()
  }
  return (
    <ProofDialog
      title="Is it still you?"
      explanation="You entered your password more than an hour ago. This change needs it again."
      withCode={question.given.withCode}
      submit="Continue"
      send={send}
      onClose={question.close}
    />
  )
}
