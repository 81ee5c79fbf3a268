import { useEffect, useRef } from 'react'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { controlClass, controlProps, FieldShell } from '../../../ui/field.tsx'
import { type FormTexts, onSubmit, useAction } from '../use-action.ts'

interface ProofDialogProps {
  title: string
  explanation: string
  /** Whether a code is asked for as well. */
  withCode?: boolean
  confirm: string
  look?: ButtonLook
  /** @throws ApiError */
  send(proof: FormTexts): Promise<void>
  onClose(): void
}

/** Asks for the password again, and for a code where there is one, before the way of signing in changes. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, explanation, withCode, confirm, look = 'primary', send, onClose } = props
  const { run, isBusy, failure } = useAction(send)
  const form = useRef<HTMLFormElement>(null)
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
    <Dialog title={title} onClose={onClose} isBusy={isBusy}>
      <p className="mt-1 mb-4 text-muted">{explanation}</p>
      <form ref={form} onSubmit={onSubmit(run)} noValidate className="grid gap-4">
        {failure && Object.keys(errors).length === 0 && <AlertNote>{failure.message}</AlertNote>}
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
          <Button look={look} type="submit" disabled={isBusy} aria-busy={isBusy}>
            {confirm}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
