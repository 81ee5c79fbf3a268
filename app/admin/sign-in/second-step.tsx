import type { SetUp } from '../../../server/auth/second-factor-set-up.ts'
import { FieldInput } from '../../../ui/field.tsx'
import { ActionForm } from '../use-action.tsx'

/** The key for an authenticator app: to be scanned, opened on the same phone, or typed. */
export function KeyCard({ setUp: { qr, uri, secret } }: { setUp: SetUp }) {
  return (
    <div className="grid justify-items-start gap-3">
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
      <p className="text-sm">
        <a href={uri} className="text-link underline underline-offset-4">
          Open in an app on this device
        </a>
      </p>
      <p className="text-sm">
        Or type this key: <code className="wrap-anywhere font-semibold">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}

/** New recovery codes. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
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
      <p className="text-sm">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="recovery-codes.txt"
          className="text-link underline underline-offset-4"
        >
          Save as a text file
        </a>
      </p>
    </div>
  )
}

interface CodeFormProps {
  id: string
  hint: string
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

export function CodeInput({ className, ...frame }: CodeInputProps) {
  return (
    <FieldInput
      frame={{ ...frame, name: 'code', label: 'Code', required: true }}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      data-focus
      className={className}
    />
  )
}
