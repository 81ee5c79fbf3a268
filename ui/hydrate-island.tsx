import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { dataId } from './island.tsx'

/** Hydrates an `Island` of the server's. Runs in the browser only. */
export function hydrateIsland<P extends object>(id: string, Component: ComponentType<P>): void {
  const element = document.getElementById(id)
  const json = document.getElementById(dataId(id))?.textContent
  if (!element || !json) return
  const props: P = JSON.parse(json)
  // In slices, between which a touch is answered.
  startTransition(() => void hydrateRoot(element, <Component {...props} />))
}
