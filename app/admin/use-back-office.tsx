import { useRouteLoaderData } from 'react-router'
import type { SessionUser } from '../../server/auth/access.ts'
import type { loader } from '../root.tsx'

/** The signed-in person, the program's version, and whether it mails; for components inside the back office. */
export function useBackOffice() {
  const frame = useRouteLoaderData<{ user: SessionUser; version: string; hasMail: boolean }>('admin/shell/layout')
  if (!frame) throw new Error('There is no back office around this component.')
  return frame
}

/** The site's settings, as the page has them: read again where somebody saves them in it. */
export function useSettings() {
  return useRouteLoaderData<typeof loader>('root')?.settings
}
