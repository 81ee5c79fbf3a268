import { z } from 'zod'
import { storedFilesIn } from '../../shared/image-variants.ts'
import { plainText } from '../plain-text.ts'
import { definerOf, type FieldBase, type FieldKind } from '../types.ts'

/** Several lines of text; blank lines separate paragraphs. */
export interface LongTextField extends FieldBase {
  kind: 'longText'
  maxLength: number
  rows: number
  /** The number of its characters in the site's lists. */
  excerpt?: number
  /** Markdown, see `shared/markdown.ts`; else plain. */
  isMarkdown?: true
  /** Lines `name: value`, see `shared/named-lines.ts`. */
  hasNamedLines?: true
}

export const longText = definerOf<LongTextField>()('longText', { required: false, maxLength: 5_000, rows: 6 })

export const longTextKind: FieldKind<LongTextField> = {
  // Forms send CR LF: normalized, so that length and search do not depend on the client.
  input: (field) =>
    z.preprocess(
      (value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value),
      plainText(field, false)
    ),
  output: () => z.string(),
  empty: '',
  sort: 'text',
  toText: String,
  isMultiline: true,
  fileNames: ({ isMarkdown }) => (isMarkdown ? storedFilesIn : undefined),
  isComparedByWords: true,
  isInWords: () => true
}
