import { useRouteLoaderData } from 'react-router'
import type { loader } from './shell/layout.tsx'

/** Who is signed in, the program's version, and whether it mails; for what stands inside the back office. */
export function useBackOffice() {
  const frame = useRouteLoaderData<typeof loader>('admin/shell/layout')
  if (!frame) throw new Error('There is no back office around this component.')
  return frame
}
