import type { OwnSession } from '../../../server/auth/sessions.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { useRead } from '../read-part.tsx'
import { Screen } from '../screen.tsx'
import { useBackOffice } from '../use-back-office.ts'
import type { Route } from './+types/account'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignIns } from './sign-ins.tsx'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Your account – Admin Panel' }]

/** The person's own account: password, second factor, devices, and the log of sign-ins. */
export default function Account() {
  const { fullName, role } = useBackOffice().user
  const sessions = useRead<readonly OwnSession[]>('/api/auth/sessions')
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
      <PasswordForm username={fullName} onChanged={sessions.reread} />
      <SecondFactor onChanged={sessions.reread} />
      <OwnSessions {...sessions} />
      <SignIns isAdmin={role === 'Admin'} />
    </Screen>
  )
}
