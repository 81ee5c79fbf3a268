import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { dataId } from './island.tsx'

/** Makes a part that the server sent (`Island`) live. Runs in the browser alone. */
export function hydrateIsland<P extends object>(id: string, Part: ComponentType<P>): void {
  const place = document.getElementById(id)
  const given = document.getElementById(dataId(id))?.textContent
  if (!place || !given) return
  const props: P = JSON.parse(given)
  hydrateRoot(place, <Part {...props} />)
}
