import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass, controlProps, FieldShell } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { type FormTexts, onSubmit, useAction } from '../use-action.ts'
import { Section } from './section.tsx'

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
  const form = useRef<HTMLFormElement>(null)
  const { run, isBusy, failure } = useAction(
    async (texts: FormTexts) => {
      const { body } = await call<{ message: string }>('PUT', '/api/auth/password', { body: texts })
      form.current?.reset()
      toasts.success(body.message)
      onChanged()
    },
    ({ message }) => toasts.failure('Password not changed.', message)
  )

  // What is wrong is where the person goes on.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  return (
    <Section title="Change your password">
      <form ref={form} method="post" onSubmit={onSubmit(run)} className="grid max-w-sm gap-5">
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        {fields.map(({ autoComplete, ...field }) => {
          const frame = { id: `account-${field.name}`, required: true, error: failure?.errors?.[field.name], ...field }
          return (
            <FieldShell key={field.name} frame={frame}>
              <input {...controlProps(frame)} type="password" autoComplete={autoComplete} className={controlClass} />
            </FieldShell>
          )
        })}
        <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy} className="justify-self-start">
          Change password
        </Button>
      </form>
    </Section>
  )
}
