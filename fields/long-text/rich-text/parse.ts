import type { Token } from 'markdown-it'
import { defaultMarkdownParser, MarkdownParser } from 'prosemirror-markdown'
import { alternativeText, markdown } from '../../../shared/markdown.ts'
import { schema } from './schema.ts'

const alignment = (cell: Token) => ({ align: /\w+$/.exec(cell.attrGet('style') ?? '')?.[0] ?? null })

/** Reads Markdown as a document of the editor, by the parser of the pages. */
export const markdownParser = new MarkdownParser(schema, markdown, {
  ...defaultMarkdownParser.tokens,
  image: {
    node: 'image',
    getAttrs: (token) => ({ src: token.attrGet('src'), title: token.attrGet('title'), alt: alternativeText(token) })
  },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs: alignment },
  td: { block: 'table_cell', getAttrs: alignment }
})
