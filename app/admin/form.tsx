import { Suspense, use } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { type Definition, isCollection } from '../../collections/define.ts'
import type { PageHandle } from '../../shared/page-options.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Route } from './+types/form'
import { editedAt, homeOf, isReadOnly } from './definitions.ts'
import { type LoadedForm, loadForm } from './form/load.ts'
import { formTitle } from './form/mode.ts'
import { ReadOnlyScreen } from './form/read-only-screen.tsx'
import { FormScreen } from './form/screen.tsx'
import { homePath, loginPath } from './login-redirect.ts'
import { useRoute } from './use-route.ts'

export const handle = { hydrate: true, backOffice: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, location }) => [
  { title: `${formTitle(editedAt(matches.at(-1)?.id ?? ''), new URLSearchParams(location.search))} – Admin Panel` }
]

/** Begins to read the record; the form opens at once and says that it is loading. */
export function clientLoader({ url, pattern }: Route.ClientLoaderArgs) {
  return { loading: loadForm(editedAt(pattern), url.searchParams) }
}
clientLoader.hydrate = true as const

/** What the server sends: the record itself comes from the API. */
export function HydrateFallback() {
  return <Loading definition={editedAt(useRoute())} />
}

/** The form of a collection or singleton: the only one there is, for all of them. */
export default function Form({ loaderData }: Route.ComponentProps) {
  const definition = editedAt(useRoute())
  const { key } = useLocation()
  return (
    <Suspense key={definition.name + key} fallback={<Loading definition={definition} />}>
      <LoadedScreen definition={definition} loading={loaderData.loading} />
    </Suspense>
  )
}

function LoadedScreen({ definition, loading }: { definition: Definition; loading: Promise<LoadedForm> }) {
  const loaded = use(loading)
  const location = useLocation()
  if (loaded.kind === 'signed-out') return <Navigate replace to={loginPath(location)} />
  if (loaded.kind === 'failed') return <Failed definition={definition} />
  if (isCollection(definition) && isReadOnly(definition) && loaded.record) {
    return <ReadOnlyScreen collection={definition} record={loaded.record} />
  }
  return <FormScreen definition={definition} loaded={loaded} />
}

function Loading({ definition }: { definition: Definition }) {
  const { search } = useLocation()
  return (
    <main id="content" className="mx-auto w-full max-w-3xl p-4 md:p-6">
      <h1 className="font-semibold text-2xl">{formTitle(definition, new URLSearchParams(search))}</h1>
      <p role="status" className="mt-4 text-muted">
        {definition.admin.form.loading}
      </p>
    </main>
  )
}

function Failed({ definition }: { definition: Definition }) {
  const { search } = useLocation()
  const isListed = isCollection(definition)
  return (
    <main id="content" className="mx-auto grid w-full max-w-3xl justify-items-start gap-4 p-4 md:p-6">
      <h1 className="font-semibold text-2xl">{formTitle(definition, new URLSearchParams(search))}</h1>
      <p role="alert" className="w-full rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold">
        {definition.admin.messages.loadFailed}
      </p>
      <Link to={isListed ? homeOf(definition) : homePath} className={buttonClass()}>
        {isListed ? 'Show List' : 'Back to the admin panel'}
      </Link>
    </main>
  )
}
