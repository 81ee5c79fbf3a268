import { useMatches } from 'react-router'

/** The id of the shown route in the route table. One file serves many routes: by the id it finds its definition. */
export function useRouteId(): string {
  return useMatches().at(-1)?.id ?? ''
}
