import { useRouteLoaderData } from 'react-router'
import { Mark } from '../../public/logo.tsx'
import type { loader } from '../../root.tsx'

/** The logo: the mark and the company's short name. */
export function Brand() {
  const settings = useSettings()
  return (
    <span className="flex items-center gap-2 font-bold text-lg leading-none">
      <Mark className="size-8" />
      {settings?.logoText}
    </span>
  )
}

/** The site's settings, as they were when the page was opened. */
export function useSettings() {
  return useRouteLoaderData<typeof loader>('root')?.settings
}
