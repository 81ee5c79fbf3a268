import { replace } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import { ApiError, load } from '../api.ts'
import { readCall } from '../calls.ts'
import { modeOf } from '../form/address.ts'
import { loginPath } from '../login-redirect.ts'
import { NoForm } from '../no-form.tsx'
import type { Route } from './+types/lead'
import { LeadScreen } from './screen.tsx'
import type { Lead } from './use-lead.ts'

/** Reads the lead. The one before stays on the screen until then, so that going through many of them does not flicker. */
export async function clientLoader({ request, url }: Route.ClientLoaderArgs): Promise<{ lead?: Lead }> {
  const mode = modeOf(contactMessage, url.searchParams)
  const path = mode && readCall(contactMessage, mode)
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

export function HydrateFallback() {
  return <NoForm definition={contactMessage} />
}

export default function LeadPage({ loaderData: { lead } }: Route.ComponentProps) {
  return lead ? <LeadScreen key={lead.id} loaded={lead} /> : <NoForm definition={contactMessage} hasFailed />
}
