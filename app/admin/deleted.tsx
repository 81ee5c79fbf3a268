import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { allCollections } from '../../collections/index.ts'
import { hasSecrets } from '../../collections/secrets.ts'
import type { PageHandle } from '../page-needs.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Moment } from '../ui/moment.tsx'
import { useToasts } from '../ui/toast.tsx'
import type { Route } from './+types/deleted'
import { ApiError, post } from './api.ts'
import { homeOf } from './definitions.ts'
import type { Version } from './history/versions.ts'
import { firstPage, loginPath } from './safe-next.ts'
import { useArrival } from './use-arrival.ts'
import { useReading } from './use-reading.ts'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => [{ title: 'Deleted records – Admin Panel' }]

/** So many are read at once; older ones are found when these are brought back or forgotten. */
const shown = 100

/** What was deleted and can come back: of one collection, where the address names it, else of all. */
export default function Deleted() {
  const main = useArrival()
  const location = useLocation()
  const [parameters] = useSearchParams()
  const collection = allCollections.find((other) => other.name === parameters.get('collection') && !hasSecrets(other))
  const { reading, retry } = useReading<Version[]>(
    `/api/history?deleted=true&pageSize=${shown}${collection ? `&collection=${collection.name}` : ''}`
  )
  if (reading.kind === 'failed' && reading.error.status === 401) return <Navigate replace to={loginPath(location)} />
  return (
    <main ref={main} id="content" tabIndex={-1} className="mx-auto w-full max-w-3xl p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-2xl leading-tight">Deleted {collection?.label.many ?? 'records'}</h1>
        <Link to={collection ? homeOf(collection) : firstPage} className={buttonClass()}>
          <Icon name="list" />
          {collection ? 'Show List' : 'Back to the admin panel'}
        </Link>
      </div>
      <p className="mt-1 text-muted text-sm">They come back under their old address, with their pictures.</p>
      {reading.kind === 'loading' && (
        <p role="status" className="mt-4 text-muted">
          Loading what was deleted...
        </p>
      )}
      {reading.kind === 'failed' && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p role="alert">Could not load what was deleted. {reading.error.isExplained && reading.error.message}</p>
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
      {reading.kind === 'ready' && <DeletedRecords versions={reading.body} />}
    </main>
  )
}

function DeletedRecords({ versions }: { versions: readonly Version[] }) {
  const [back, setBack] = useState<ReadonlySet<number>>(new Set())
  const left = versions.filter(({ id, collection }) => !back.has(id) && nameOf(collection) !== undefined)
  if (left.length === 0) {
    return (
      <p className="mt-4 rounded-md border border-line border-dashed p-6 text-center text-muted">
        There is nothing to bring back.
      </p>
    )
  }
  return (
    <ul className="mt-4 divide-y divide-line rounded-md border border-line bg-surface">
      {left.map((version) => (
        <DeletedRecord key={version.id} version={version} onBack={() => setBack(new Set([...back, version.id]))} />
      ))}
    </ul>
  )
}

function DeletedRecord({ version, onBack }: { version: Version; onBack(): void }) {
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function restore() {
    setBusy(true)
    try {
      await post(`/api/history/${version.id}/restore`, {})
      toasts.success(`“${version.title}” is back.`)
      onBack()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.failure('Could not bring the record back.', error.message)
      setBusy(false)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-3 md:px-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{version.title}</p>
        <p className="text-muted text-sm first-letter:uppercase">
          {nameOf(version.collection)}, deleted by {version.by}, <Moment at={version.at} />
        </p>
      </div>
      <Button disabled={isBusy} aria-busy={isBusy} onClick={restore}>
        Bring back<span className="sr-only"> {version.title}</span>
      </Button>
    </li>
  )
}

/** What a collection calls one of its records; undefined where none of them can come back. */
function nameOf(name: string): string | undefined {
  const collection = allCollections.find((other) => other.name === name)
  return collection && !hasSecrets(collection) ? collection.label.one : undefined
}
