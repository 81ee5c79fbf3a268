import type { Thing } from 'schema-dts'
import { JsonScript } from '../../../ui/json-script.tsx'
import { graphOf } from './json-ld.ts'

/** Structured data of a page for search engines. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <JsonScript type="application/ld+json" data={graphOf(things)} />
}
