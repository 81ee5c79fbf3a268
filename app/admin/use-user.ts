import { useRouteLoaderData } from 'react-router'
import type { SessionUser } from '../../server/auth/actor.ts'
import type { loader } from './shell/layout.tsx'

/** Who is signed in, for what stands inside the back office. */
export function useUser(): SessionUser {
  return useFrame().user
}

/** The version of the program, for whoever asks staff for it. */
export function useVersion(): string {
  return useFrame().version
}

function useFrame() {
  const frame = useRouteLoaderData<typeof loader>('admin/shell/layout')
  if (!frame) throw new Error('There is no back office around this component.')
  return frame
}
