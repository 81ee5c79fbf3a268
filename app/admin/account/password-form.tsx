import { Button } from '../../../ui/button.tsx'
import { FieldInput } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { Section } from '../screen.tsx'
import { ActionForm, type FormTexts } from '../use-action.tsx'

/** The fields, in their order, by the names that the API knows them by. */
const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters. Your other devices are signed out.'
  }
] as const

/** Changes the person's own password. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged(): void }) {
  const toasts = useToasts()
  async function send(texts: FormTexts, form: HTMLFormElement | null) {
    const { body } = await call<{ message: string }>('PUT', '/api/auth/password', { body: texts })
    form?.reset()
    toasts.success(body.message)
    onChanged()
  }
  return (
    <Section title="Change your password">
      <ActionForm
        send={send}
        onFailure={({ message }) => toasts.failure('Password not changed.', message)}
        className="grid max-w-sm gap-5"
      >
        {({ errors, isBusy }) => (
          <>
            {/* Tells a password manager whose password this is. */}
            <input hidden readOnly autoComplete="username" value={username} />
            {fields.map(({ autoComplete, ...field }) => (
              <FieldInput
                key={field.name}
                frame={{ id: `account-${field.name}`, required: true, error: errors[field.name], ...field }}
                type="password"
                autoComplete={autoComplete}
              />
            ))}
            <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy} className="justify-self-start">
              Change password
            </Button>
          </>
        )}
      </ActionForm>
    </Section>
  )
}
