import type { ComponentType } from 'react'
import { withoutMarks } from '../shared/text-marks.ts'
import { JsonScript } from './json-script.tsx'
import { ScriptAfterPaint } from './script-after-paint.tsx'

interface IslandProps<P extends object> {
  id: string
  component: ComponentType<P>
  /** The same on the server and in the browser, as JSON. Ids in the component must not come from useId. */
  props: P
  /** The URL of the script, which calls `hydrateIsland` with the same id and component. */
  script: string
}

/** A part of a page that is hydrated on its own; the rest of the page stays without React in the browser. */
export function Island<P extends object>({ id, component: Component, props: given, script }: IslandProps<P>) {
  const props = withoutMarks(given)
  return (
    <>
      <div id={id} data-island="">
        <Component {...props} />
      </div>
      <JsonScript id={dataId(id)} type="application/json" data={props} />
      <ScriptAfterPaint src={script} />
    </>
  )
}

export const dataId = (id: string) => `${id}-data`
