import { useMatches } from 'react-router'

/** The route that is shown, as the route table names it: one file serves many of them. */
export function useRoute(): string {
  return useMatches().at(-1)?.id ?? ''
}
