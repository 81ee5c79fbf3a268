import { Dialog } from '../../../ui/dialog.tsx'
import { FieldInput } from '../../../ui/field.tsx'
import { call } from '../api.ts'
import { proofGate, useQuestion } from '../sign-in/gate.ts'
import { CodeInput } from '../sign-in/second-step.tsx'
import { ActionForm, type ActionFormProps, type FormTexts } from '../use-action.tsx'

interface ProofDialogProps extends Pick<ActionFormProps, 'submit' | 'look' | 'send'> {
  title: string
  explanation: string
  withCode?: boolean
  onClose(): void
}

/** Asks for the password again, and for a code where there is one, before the way of signing in changes. */
export function ProofDialog({ title, explanation, withCode, onClose, ...form }: ProofDialogProps) {
  const password = { id: 'proof-password', name: 'currentPassword', label: 'Current password', required: true }
  const hint = 'The six digits of your authenticator app, or a recovery code.'
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-1 mb-4 text-muted">{explanation}</p>
      <ActionForm {...form} onCancel={onClose} className="grid gap-4">
        {({ currentPassword, code }) => (
          <>
            <FieldInput
              frame={{ ...password, error: currentPassword }}
              type="password"
              autoComplete="current-password"
              data-focus
            />
            {withCode && <CodeInput id="proof-code" hint={hint} error={code} />}
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
