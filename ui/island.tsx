import type { ComponentType } from 'react'
import { withoutMarks } from '../shared/text-marks.ts'
import loader from './load-after-paint.ts?worker&url'

interface IslandProps<P extends object> {
  id: string
  component: ComponentType<P>
  /** The same on the server and in the browser, as JSON. Ids in the component must not come from useId. */
  props: P
  /** The URL of the script, which calls `hydrateIsland` with the same id and component. */
  script: string
  /** Props that the script loads by itself: the page, whose size delays its first paint, goes without their JSON. */
  loadedProps?: readonly (keyof P)[]
}

/** A part of a page that is hydrated on its own; the rest of the page stays without React in the browser. */
export function Island<P extends object>({
  id,
  component: Component,
  props: given,
  script,
  loadedProps = []
}: IslandProps<P>) {
  const props = withoutMarks(given)
  const inPage = Object.fromEntries(Object.entries(props).filter(([name]) => !loadedProps.includes(name as keyof P)))
  return (
    <>
      <div id={id} data-island="">
        <Component {...props} />
      </div>
      <JsonScript id={dataId(id)} type="application/json" data={inPage} />
      <ScriptAfterPaint src={script} />
    </>
  )
}

export const dataId = (id: string) => `${id}-data`

/** A page's script that loads once the page has been painted, or at the first touch, so that it does not delay visible content. */
export function ScriptAfterPaint({ src }: { src: string }) {
  return <script type="module" src={loader} data-after-paint={src} fetchPriority="low" />
}

type JsonScriptProps = { type: `application/${string}json` | 'speculationrules'; id?: string; data: object }

/** JSON in a script element, which browsers do not run; `<` is escaped, so that nothing in it can end the element. */
export function JsonScript({ type, id, data }: JsonScriptProps) {
  return (
    <script type={type} id={id}>
      {JSON.stringify(data).replaceAll('<', '\\u003c')}
    </script>
  )
}
