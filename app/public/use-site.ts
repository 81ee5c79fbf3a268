import { useRouteLoaderData } from 'react-router'
import { inLanguage } from '../../shared/languages.ts'
import type { loader } from '../root.tsx'
import { useLanguage } from './texts.tsx'

/** The company's settings, the site's public URL, and whether demo content is still public; from the root route. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('The site settings are part of every page, but the root route did not load them.')
  return data
}

/** Gives the whole URL of a page in the language of this one, by its path. */
export function usePageUrl(): (path: string) => string {
  const language = useLanguage()
  const { publicUrl } = useSite()
  return (path) => publicUrl + inLanguage(language, path)
}
