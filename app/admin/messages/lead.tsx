import { replace } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import { recordId } from '../../../collections/record-id.ts'
import { AlertNote } from '../../../ui/alert-note.tsx'
import { ApiError, load } from '../api.ts'
import { readCall } from '../calls.ts'
import { loginPath } from '../login-redirect.ts'
import { ListLink, Screen } from '../screen.tsx'
import type { Route } from './+types/lead'
import { LeadScreen } from './screen.tsx'
import type { Lead } from './use-lead.ts'

const { form, list } = contactMessage.admin

/** Reads the lead. The one before stays on the screen until then, so that going through many of them does not flicker. */
export async function clientLoader({ request, url }: Route.ClientLoaderArgs): Promise<{ lead?: Lead }> {
  const id = recordId(url.searchParams.get('id') ?? '')
  const path = id && readCall(contactMessage, { kind: 'edit', id })
  if (!path) return {}
  try {
    return { lead: (await load<Lead>(path, request.signal)).body }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw replace(loginPath(url))
    return {}
  }
}
clientLoader.hydrate = true as const

/** What the server sends: the lead itself comes from the API. */
export function HydrateFallback() {
  return (
    <Screen title={form.editTitle}>
      <p role="status" className="mt-4 text-muted">
        {form.loading}
      </p>
    </Screen>
  )
}

/** What a visitor wrote, and what the office makes of it. */
export default function LeadPage({ loaderData: { lead } }: Route.ComponentProps) {
  if (lead) return <LeadScreen key={lead.id} loaded={lead} />
  return (
    <Screen title={form.editTitle}>
      <div className="mt-4 grid justify-items-start gap-4">
        <AlertNote>{contactMessage.admin.messages.loadFailed}</AlertNote>
        <ListLink to={list.path} />
      </div>
    </Screen>
  )
}
