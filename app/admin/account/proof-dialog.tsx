import { useEffect, useRef } from 'react'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { controlClass, controlProps, FieldShell } from '../../../ui/field.tsx'
import { SignInDialog } from '../sign-in/dialog.tsx'
import { useCall } from '../use-call.ts'

interface ProofDialogProps {
  title: string
  explanation: string
  /** Whether a code is asked for as well. */
  withCode?: boolean
  confirm: string
  look?: ButtonLook
  /** May throw ApiErrors. */
  send(proof: Readonly<Record<string, string>>): Promise<void>
  onClose(): void
}

/** Asks again who is there, before the way of signing in changes. */
export function ProofDialog({
  title,
  explanation,
  withCode,
  confirm,
  look = 'primary',
  send,
  onClose
}: ProofDialogProps) {
  const call = useCall(send)
  const form = useRef<HTMLFormElement>(null)
  const { failure } = call
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])
  const errors = failure?.errors ?? {}
  const password = {
    id: 'proof-password',
    name: 'currentPassword',
    label: 'Current password',
    required: true,
    error: errors.currentPassword
  }
  const code = {
    id: 'proof-code',
    name: 'code',
    label: 'Code',
    required: true,
    hint: 'The six digits of your authenticator app, or a recovery code.',
    error: errors.code
  }
  return (
    <Dialog title={title} onClose={onClose} isBusy={call.isBusy}>
      <p className="mt-1 mb-4 text-muted">{explanation}</p>
      <form ref={form} onSubmit={call.submit} noValidate className="grid gap-4">
        {failure && failure.status !== 401 && Object.keys(errors).length === 0 && (
          <AlertNote>{failure.message}</AlertNote>
        )}
        <FieldShell frame={password}>
          <input
            {...controlProps(password)}
            type="password"
            autoComplete="current-password"
            data-focus
            className={controlClass}
          />
        </FieldShell>
        {withCode && (
          <FieldShell frame={code}>
            <input
              {...controlProps(code)}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              className={controlClass}
            />
          </FieldShell>
        )}
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <Button look={look} type="submit" disabled={call.isBusy} aria-busy={call.isBusy}>
            {confirm}
          </Button>
          <Button disabled={call.isBusy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      {failure?.status === 401 && <SignInDialog onSignedIn={call.forget} onClose={call.forget} />}
    </Dialog>
  )
}
