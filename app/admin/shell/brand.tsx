import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The logo: a sun and the company's short name. */
export function Brand() {
  const settings = useSettings()
  return (
    <span className="flex items-center gap-2 font-bold text-lg leading-none">
      <Icon name="sun" className="size-7 text-sun" />
      {settings?.logoText}
    </span>
  )
}

/** The site's settings, as they were when the page was opened. */
export function useSettings() {
  return useRouteLoaderData<typeof loader>('root')?.settings
}
