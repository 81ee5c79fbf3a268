import type { Thing } from 'schema-dts'
import { JsonScript } from '../../../ui/json-script.tsx'

/** Structured data of a page for search engines. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <JsonScript type="application/ld+json" data={{ '@context': 'https://schema.org', '@graph': things }} />
}
