import type { Collection } from '../../collections/define.ts'
import { markdownFields } from '../../collections/schemas.ts'
import type { AnyRecord } from './definitions.ts'

/** Records with what their Markdown says. Its parser is large: only where there may be some is it loaded. */
export async function plainRecords(collection: Collection, records: readonly AnyRecord[]) {
  const texts = markdownFields(collection)
  if (texts.length === 0) return records
  const { withPlainTexts } = await import('../../shared/markdown.ts')
  return records.map((record) => withPlainTexts(record, texts))
}
