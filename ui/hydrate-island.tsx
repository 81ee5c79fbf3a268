import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { dataId } from './island.tsx'

/**
 * Hydrates an `Island` of the server's. Runs in the browser only.
 * @param load gives the props that are not in the page (`loadedProps`), from those that are; where it fails, the part stays as it came
 */
export async function hydrateIsland<P extends object>(
  id: string,
  Component: ComponentType<P>,
  load?: (props: P) => Promise<Partial<P>>
): Promise<void> {
  const element = document.getElementById(id)
  const json = document.getElementById(dataId(id))?.textContent
  if (!element || !json) return
  const inPage: P = JSON.parse(json)
  const props = { ...inPage, ...(await load?.(inPage)) }
  // In slices, between which a touch is answered.
  startTransition(() => void hydrateRoot(element, <Component {...props} />))
}
