import { Suspense, use } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Definition } from '../../collections/define.ts'
import type { Route } from './+types/form'
import { editedAt, useRouteId } from './definitions.ts'
import { type LoadedForm, loadForm } from './form/load.ts'
import { FormScreen } from './form/screen.tsx'
import { loginPath } from './login-redirect.ts'
import { NoForm } from './no-form.tsx'

/** Begins to read the record; the form opens at once and says that it is loading. */
export function clientLoader({ url, pattern }: Route.ClientLoaderArgs) {
  return { loading: loadForm(editedAt(pattern), url.searchParams) }
}
clientLoader.hydrate = true as const

/** What the server sends: the record itself comes from the API. */
export function HydrateFallback() {
  return <NoForm definition={editedAt(useRouteId())} />
}

/** The form of a collection or singleton: the only one there is, for all of them. */
export default function Form({ loaderData }: Route.ComponentProps) {
  const definition = editedAt(useRouteId())
  const { key } = useLocation()
  return (
    <Suspense key={definition.name + key} fallback={<NoForm definition={definition} />}>
      <LoadedScreen definition={definition} loading={loaderData.loading} />
    </Suspense>
  )
}

function LoadedScreen({ definition, loading }: { definition: Definition; loading: Promise<LoadedForm> }) {
  const loaded = use(loading)
  const location = useLocation()
  if (loaded.kind === 'signed-out') return <Navigate replace to={loginPath(location)} />
  if (loaded.kind === 'failed') return <NoForm definition={definition} hasFailed />
  return <FormScreen definition={definition} loaded={loaded} />
}
