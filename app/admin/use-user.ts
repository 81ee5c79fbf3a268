import { useRouteLoaderData } from 'react-router'
import type { SessionUser } from '../../server/auth/actor.ts'
import type { loader } from './shell/layout.tsx'

/** Who is signed in, for what stands inside the back office. */
export function useUser(): SessionUser {
  const user = useRouteLoaderData<typeof loader>('admin/shell/layout')?.user
  if (!user) throw new Error('There is no back office around this component.')
  return user
}
