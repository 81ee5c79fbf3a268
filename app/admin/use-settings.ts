import { useRouteLoaderData } from 'react-router'
import type { settings } from '../../collections/settings.ts'
import type { loader } from '../root.tsx'
import { useSavedSingleton } from './saved-singletons.tsx'

/** The site's settings: as they were last saved on this page, or else as they were when it was opened. */
export function useSettings() {
  const loaded = useRouteLoaderData<typeof loader>('root')?.settings
  // By the name alone: the sign-in page has no need of all definitions.
  return useSavedSingleton<typeof settings>({ name: 'settings' }) ?? loaded
}
