import type { ComponentType } from 'react'
import { JsonScript } from './json-script.tsx'

interface IslandProps<P extends object> {
  /** Under which the script finds the part. */
  id: string
  part: ComponentType<P>
  /** What the part begins with, on the server and again in the browser: JSON. Ids in the part must not come from useId. */
  given: P
  /** The address of the script, which calls `hydrateIsland` with the same id and part. */
  script: string
}

/**
 * A part of a page as the server sends it, with the script that takes over this part and no other: the rest has
 * nothing to do, and the router's half of the runtime is left out.
 */
export function Island<P extends object>({ id, part: Part, given, script }: IslandProps<P>) {
  return (
    <>
      <div id={id}>
        <Part {...given} />
      </div>
      <JsonScript id={dataId(id)} type="application/json" data={given} />
      <script type="module" src={script} />
    </>
  )
}

/** The id of what the part of this id begins with. */
export const dataId = (id: string) => `${id}-data`
