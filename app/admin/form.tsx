import { type ReactNode, Suspense, use } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { type Definition, isCollection } from '../../collections/define.ts'
import { AlertNote } from '../../ui/alert-note.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { Route } from './+types/form'
import { editedAt, homeOf, useRouteId } from './definitions.ts'
import { formTitle } from './form/address.ts'
import { type LoadedForm, loadForm } from './form/load.ts'
import { FormScreen } from './form/screen.tsx'
import { homePath, loginPath } from './login-redirect.ts'
import { Screen } from './screen.tsx'

/** Begins to read the record; the form opens at once and says that it is loading. */
export function clientLoader({ url, pattern }: Route.ClientLoaderArgs) {
  return { loading: loadForm(editedAt(pattern), url.searchParams) }
}
clientLoader.hydrate = true as const

/** What the server sends: the record itself comes from the API. */
export function HydrateFallback() {
  return <Loading definition={editedAt(useRouteId())} />
}

/** The form of a collection or singleton: the only one there is, for all of them. */
export default function Form({ loaderData }: Route.ComponentProps) {
  const definition = editedAt(useRouteId())
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
  const isListed = isCollection(definition)
  if (loaded.kind === 'failed') {
    return (
      <WithoutForm definition={definition}>
        <AlertNote>{definition.admin.messages.loadFailed}</AlertNote>
        <Link to={isListed ? homeOf(definition) : homePath} className={buttonClass('quiet', 'justify-self-start')}>
          {isListed ? 'Show List' : 'Back to the admin panel'}
        </Link>
      </WithoutForm>
    )
  }
  return <FormScreen definition={definition} loaded={loaded} />
}

function Loading({ definition }: { definition: Definition }) {
  return (
    <WithoutForm definition={definition}>
      <p role="status" className="text-muted">
        {definition.admin.form.loading}
      </p>
    </WithoutForm>
  )
}

function WithoutForm({ definition, children }: { definition: Definition; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Screen title={formTitle(definition, new URLSearchParams(search))}>
      <div className="mt-4 grid gap-4">{children}</div>
    </Screen>
  )
}
