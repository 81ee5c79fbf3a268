import type { PageHandle } from '../../../shared/page-options.ts'
import { useBackOffice } from '../use-back-office.ts'
import type { Route } from './+types/welcome'
import { Overview } from './overview.tsx'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Admin Panel' }]

const balloons = Array.from({ length: 25 }, (_, index) => `balloon ${index + 1}`)

export default function Welcome() {
  return (
    <main id="content" tabIndex={-1} className="relative flex-1 overflow-hidden p-4 md:p-8">
      <div aria-hidden="true" className="balloons">
        {balloons.map((balloon) => (
          <span key={balloon} className="balloon" />
        ))}
      </div>
      <div className="relative mx-auto grid max-w-6xl gap-4 md:gap-6">
        <div className="mx-auto rounded-lg border border-line bg-surface px-8 py-8 text-center shadow-lg sm:px-14">
          <h1 className="text-balance font-bold text-3xl sm:text-4xl">Welcome to Admin Panel</h1>
          <p className="mt-3 text-lg text-muted">You're logged in successfully!</p>
        </div>
        <Overview />
        <p className="text-center text-muted text-sm">Version {useBackOffice().version}</p>
      </div>
    </main>
  )
}
