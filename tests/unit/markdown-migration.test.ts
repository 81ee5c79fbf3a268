import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collections, singletons } from '../../collections/index.ts'
import { markdownFields } from '../../collections/schemas.ts'
import { escapeText } from '../../server/database/migrations/0011-markdown.ts'
import { demoCollections, demoSingletons } from '../../server/demo/index.ts'
import { markdown, markdownText } from '../../shared/markdown.ts'
import { paragraphs } from '../../shared/text.ts'

/** The paragraphs and lines that a plain text was shown in: spaces around lines were not seen. */
const plainLines = (text: string) =>
  paragraphs(text.replace(/\r\n?/g, '\n')).map((paragraph) => paragraph.split('\n').map((line) => line.trim()))

/** The same of Markdown, which must not have anything else. */
function markdownLines(text: string): string[][] {
  const shown: string[][] = []
  for (const { type, children } of markdown.parse(text, {})) {
    expect(type).toMatch(/^(?:paragraph_(?:open|close)|inline)$/)
    if (!children) continue
    const lines = ['']
    for (const token of children) {
      expect(token.type).toMatch(/^(?:text|hardbreak)$/)
      if (token.type === 'hardbreak') lines.push('')
      else lines[lines.length - 1] += token.content
    }
    shown.push(lines.map((line) => line.trim()))
  }
  return shown
}

const marks = fc.constantFrom(
  ...[
    '# ',
    '###### a',
    '> ',
    '- ',
    '+ ',
    '* ',
    '1. ',
    '2) ',
    '123456789. ',
    '---',
    '- - -',
    '===',
    '***',
    '```',
    '~~~',
    '    ',
    '\t'
  ],
  ...[
    '[a](b)',
    '![a](b)',
    '[a]: /b',
    '<https://a.b>',
    '<a@b.c>',
    '<b>',
    '&amp;',
    '&#35;',
    '&',
    '\\',
    '\\\\',
    '`',
    '``',
    '_',
    '__a__'
  ],
  ...[
    'a_b',
    '*',
    '**',
    '|',
    '| a | b |',
    '|---|---|',
    '--|--',
    ':-:',
    ':',
    '!',
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    ' ',
    '  ',
    '\u00a0',
    'a',
    'अ',
    '7'
  ]
)

test('an escaped text shows the same paragraphs and lines, and nothing else', () => {
  const text = fc.array(fc.oneof({ weight: 4, arbitrary: marks }, fc.string({ maxLength: 5 })), { maxLength: 25 })
  fc.assert(
    fc.property(text, (parts) => {
      const plain = parts.join('').replace(/\0/g, '').trim()
      expect(markdownLines(escapeText(plain))).toEqual(plainLines(plain))
    }),
    { numRuns: 3_000 }
  )
})

test.each([
  ['5 * 3 < 20 & a_b', '5 \\* 3 < 20 & a_b'],
  ['- one\n- two', '\\- one\\\n\\- two'],
  ['1. one\n    indented', '1\\. one\\\nindented'],
  ['Call us. 20% off!', 'Call us. 20% off!'],
  ['One\n \n\nTwo', 'One\n\nTwo']
])('%j becomes %j', (plain, escaped) => expect(escapeText(plain)).toBe(escaped))

test('the demo content is the Markdown of its plain text, but for headings, quotations, tables and the marks of lists', () => {
  const definitions = { ...collections, ...singletons }
  const demo: [string, unknown][] = [...Object.entries(demoCollections), ...Object.entries(demoSingletons)]
  let count = 0
  for (const [name, content] of demo)
    for (const record of [content].flat() as Record<string, unknown>[])
      for (const field of markdownFields(definitions[name as keyof typeof definitions])) {
        const blocks = String(record[field] ?? '').split('\n\n')
        const kept = blocks.filter((block) => !/^(?:## |> |\|)/.test(block))
        const text = kept.map((block) => block.replace(/^(?:- |\d+\. )/, '')).join('\n\n')
        expect(escapeText(text)).toBe(text)
        expect(markdownText(text)).toBe(text)
        count++
      }
  expect(count).toBeGreaterThan(50)
})
