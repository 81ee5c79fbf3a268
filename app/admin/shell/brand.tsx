import { useRouteLoaderData } from 'react-router'
import type { settings } from '../../../collections/settings.ts'
import { LogoMark } from '../../../ui/logo-mark.tsx'
import type { loader } from '../../root.tsx'
import { useSaved } from '../saved-singletons.tsx'

/** The logo: the mark and the company's short name. */
export function Brand() {
  const settings = useSettings()
  return (
    <span className="flex items-center gap-2 font-bold text-lg leading-none">
      <LogoMark className="size-8" />
      {settings?.logoText}
    </span>
  )
}

/** The site's settings: as they were saved here, or else as they were when the page was opened. */
export function useSettings() {
  const loaded = useRouteLoaderData<typeof loader>('root')?.settings
  // By its name alone: the sign-in page has no need of all definitions.
  return useSaved<typeof settings>({ name: 'settings' }) ?? loaded
}
