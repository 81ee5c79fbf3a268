import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass, controlProps, FieldShell } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError, put } from '../api.ts'
import { SignInDialog } from '../sign-in/dialog.tsx'
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

/** Changes the password of whoever is signed in. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged(): void }) {
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [needsSignIn, setNeedsSignIn] = useState(false)

  // What is wrong is where the person goes on.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const given = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setErrors({})
    try {
      const { body } = await put<{ message: string }>('/api/auth/password', given)
      form.current?.reset()
      toasts.success(body.message)
      onChanged()
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }

  function explain(error: unknown) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return setNeedsSignIn(true)
    toasts.failure('Password not changed.', error.message)
    setErrors(error.errors ?? {})
  }

  return (
    <Section title="Change your password">
      <form ref={form} method="post" onSubmit={submit} className="grid max-w-sm gap-5">
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        {fields.map(({ autoComplete, ...field }) => {
          const frame = { id: `account-${field.name}`, required: true, error: errors[field.name], ...field }
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
      {needsSignIn && <SignInDialog onSignedIn={() => setNeedsSignIn(false)} onClose={() => setNeedsSignIn(false)} />}
    </Section>
  )
}
