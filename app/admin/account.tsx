import type { OwnSession } from '../../server/auth/sessions.ts'
import type { PageHandle } from '../../shared/page-options.ts'
import type { Route } from './+types/account'
import { OwnSessions } from './account/own-sessions.tsx'
import { PasswordForm } from './account/password-form.tsx'
import { SecondFactor } from './account/second-factor.tsx'
import { SignIns } from './account/sign-ins.tsx'
import { useReading } from './account/use-reading.ts'
import { Screen } from './screen.tsx'
import { useUser } from './use-user.ts'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Your account – Admin Panel' }]

/** Who is signed in, how and where; and what happened with the account. */
export default function Account() {
  const { fullName, role } = useUser()
  const sessions = useReading<readonly OwnSession[]>('/api/auth/sessions')
  return (
    <Screen title="Your account">
      <dl className="mt-4 grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-2 md:p-6">
        <div>
          <dt className="text-muted text-sm">Name</dt>
          <dd className="wrap-anywhere font-semibold">{fullName}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Role</dt>
          <dd className="font-semibold">{role}</dd>
        </div>
      </dl>
      <PasswordForm username={fullName} onChanged={sessions.read} />
      <SecondFactor onChanged={sessions.read} />
      <OwnSessions {...sessions} />
      <SignIns isAdmin={role === 'Admin'} />
    </Screen>
  )
}
