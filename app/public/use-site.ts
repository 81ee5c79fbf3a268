import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The company's settings, the site's public URL, and whether demo content is still public; from the root route. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('The site settings are part of every page, but the root route did not load them.')
  return data
}
