import fc from 'fast-check'
import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { markdownParser, toMarkdown } from '../../fields/long-text/rich-text/markdown.ts'
import { cleanSlice, sliceOfText, withoutStyles } from '../../fields/long-text/rich-text/paste.ts'
import { schema } from '../../fields/long-text/rich-text/schema.ts'
import { linkAddress } from '../../fields/long-text/rich-text/tools.ts'
import { markdown } from '../../shared/markdown.ts'

const { nodes, marks } = schema
const stored = '/uploads/abcdefghijklmnopqrstuv-40x30.jpg'

/** Characters that mean something in Markdown, between some that do not. */
const character = fc.constantFrom(...'abcé1 2.)-+*_`~#>|\\[]()<>&;:!="\'“%$😀ा\t\u00a0'.split(/(?:)/u))
const word = fc.oneof(
  fc.array(character, { minLength: 1, maxLength: 6 }).map((all) => all.join('')),
  fc.constantFrom(
    '&amp;',
    '&#38;',
    '<http://a.b>',
    '---',
    '===',
    '1. a',
    '```',
    'a_b_c',
    '| - |',
    '[a]: b',
    '  ',
    ':-:',
    'word '
  )
)
const address = fc.constantFrom(
  '/about',
  'https://example.com/a_(b)?c=1&copy;=2',
  'mailto:a@example.com',
  '#a',
  'tel:+911'
)
const title = fc.option(word.map((text) => text.trim()).filter(Boolean), { nil: null })
const link = fc.record({ href: address.map(markdown.normalizeLink), title }).map((attrs) => marks.link.create(attrs))
const marked = fc.uniqueArray(
  fc.oneof(fc.constantFrom(marks.em.create(), marks.strong.create(), marks.code.create()), link),
  { maxLength: 4, selector: (mark) => mark.type.name }
)
const setOf = (all: readonly Mark[]) => all.reduce((set, mark) => mark.addToSet(set), [] as readonly Mark[])
const text = fc
  .tuple(
    word.filter((said) => !said.includes(']:')),
    marked
  )
  .map(([said, all]) => schema.text(said, setOf(all)))
const image = fc.tuple(word, title).map(([alt, named]) => nodes.image.create({ src: stored, alt, title: named }))
const inLine = fc.array(fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: image }), {
  minLength: 1,
  maxLength: 6
})
const broken = fc.array(fc.oneof({ weight: 6, arbitrary: text }, image, fc.constant(nodes.hard_break.create())), {
  minLength: 1,
  maxLength: 6
})

const { block } = fc.letrec<{ block: Node; list: Node; quote: Node }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    broken.map((all) => nodes.paragraph.create(null, all)),
    fc.tuple(fc.integer({ min: 1, max: 6 }), inLine).map(([level, all]) => nodes.heading.create({ level }, all)),
    fc
      .tuple(fc.constantFrom('', 'js', 'a`b'), fc.array(fc.oneof(word, fc.constantFrom('\n', '~~~~'))))
      .map(([params, all]) => {
        const code = all.join('')
        return nodes.code_block.create({ params }, code ? [schema.text(code)] : [])
      }),
    fc.constant(nodes.horizontal_rule.create()),
    fc
      .tuple(
        fc.array(fc.constantFrom(null, 'left', 'right', 'center'), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 3 })
      )
      .chain(([aligns, rows]) =>
        fc.array(inLine, { minLength: aligns.length * rows, maxLength: aligns.length * rows }).map((cells) =>
          nodes.table.create(
            null,
            Array.from({ length: rows }, (_, row) =>
              nodes.table_row.create(
                null,
                aligns.map((align, column) =>
                  (row ? nodes.table_cell : nodes.table_header).create({ align }, cells[row * aligns.length + column])
                )
              )
            )
          )
        )
      ),
    tie('list'),
    tie('quote')
  ),
  quote: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => nodes.blockquote.create(null, all)),
  list: fc
    .tuple(
      fc.array(fc.array(tie('block'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null })
    )
    .map(([items, tight, order]) => {
      const all = items.map((blocks) => nodes.list_item.create(null, blocks))
      return order === null
        ? nodes.bullet_list.create({ tight }, all)
        : nodes.ordered_list.create({ order, tight }, all)
    })
}))
const document = fc.array(block, { minLength: 1, maxLength: 4 }).map((all) => nodes.doc.create(null, all))

/** The words and marks of a document, without the spaces between words and the empty paragraphs, for which Markdown has nothing. */
function shape(node: Node): unknown {
  const { tight: _, ...attrs } = node.attrs
  if (node.type.name === 'code_block') return [node.type.name, attrs, node.textContent]
  const own = node.isTextblock
    ? node.children.flatMap(inlineShape)
    : node.children.filter((child) => child.type.name !== 'paragraph' || !isBlank(child)).map(shape)
  return [node.type.name, attrs, own]
}

function isBlank(paragraph: Node): boolean {
  return paragraph.children.every(
    (child) =>
      child.type.name === 'hard_break' ||
      (child.text?.trim() === '' && !child.marks.some(({ type }) => type.name === 'code'))
  )
}

function inlineShape(node: Node): unknown[] {
  const names = JSON.stringify(node.marks.filter(({ type }) => node.isText || type.name !== 'code'))
  if (node.type.name === 'hard_break') return []
  if (!node.isText) return [[node.attrs, names]]
  const isCode = node.marks.some(({ type }) => type.name === 'code')
  return [...(node.text ?? '')].filter((c) => isCode || c.trim() !== '').map((c) => [c, names])
}

const strong = marks.strong.create()
/** Strong text between letters, the end of which is emphasized as well. */
const emphasisWithin = nodes.doc.create(
  null,
  nodes.paragraph.create(null, [
    schema.text('a'),
    schema.text('a', [strong]),
    schema.text('a', [marks.em.create(), strong]),
    schema.text('a')
  ])
)

test('every document is written so that it is read again as it was', () => {
  fc.assert(
    fc.property(document, (doc) => {
      const text = toMarkdown(doc)
      const again = markdownParser.parse(text)
      again.check()
      expect(shape(again)).toEqual(shape(doc))
      expect(markdownParser.parse(toMarkdown(again)).toJSON()).toEqual(again.toJSON())
      expect(toMarkdown(again)).toBe(text)
    }),
    { numRuns: 500, examples: [[emphasisWithin]] }
  )
})

const fragment = fc.constantFrom(
  'a',
  'b',
  ' ',
  '\n',
  '\n\n',
  '# ',
  '- ',
  '1. ',
  '2) ',
  '> ',
  '    ',
  '  ',
  '*',
  '**',
  '_',
  '`',
  '```\n',
  '~~~',
  '|',
  '| a | b |\n|---|:-:|\n',
  '[a](/b)',
  '![x *y*](/uploads/abcdefghijklmnopqrstuv-40x30.jpg "t")',
  '<http://a.b>',
  '&amp;',
  '\\',
  '---\n',
  '===\n',
  '  \n',
  '***',
  '.',
  '!',
  '0. ',
  '&copy;',
  '[r]: /x "t"\n',
  '[r]',
  '<b>'
)
test('every text says the same once the editor has written it', () => {
  fc.assert(
    fc.property(
      fc.array(fragment, { maxLength: 25 }).map((all) => all.join('')),
      (text) => {
        const doc = markdownParser.parse(text)
        doc.check()
        expect(shape(markdownParser.parse(toMarkdown(doc)))).toEqual(shape(doc))
        expect(markdownParser.parse(toMarkdown(doc)).textContent.replace(/\s/g, '')).toEqual(
          markdown
            .render(text)
            .replace(/<[^>]*>|\s/g, '')
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&quot;', '"')
            .replaceAll('&amp;', '&')
        )
      }
    ),
    { numRuns: 500 }
  )
})

test('what is pasted keeps nothing that pages would not show', () => {
  let told = 0
  const link = (href: string) => schema.text('here', [marks.link.create({ href })])
  const picture = (src: string) => nodes.image.create({ src })
  const paragraph = nodes.paragraph.create(null, [
    link('javascript:a()'),
    link('/about'),
    picture('data:image/png;base64,A'),
    picture(stored)
  ])
  const pasted = new Slice(Fragment.from([nodes.heading.create({ level: 1 }, schema.text('Top')), paragraph]), 1, 1)
  const { content, openStart } = cleanSlice(pasted, () => {
    told += 1
  })
  expect(toMarkdown(nodes.doc.create(null, content))).toBe(`## Top\n\nhere[here](/about)![](${stored})`)
  expect([openStart, told]).toEqual([1, 1])
  expect(toMarkdown(nodes.doc.create(null, sliceOfText('one\r\ntwo\n\nthree').content))).toBe('one\\\ntwo\n\nthree')
  expect(withoutStyles('<style>p {}</style><p style="color: red">a style="b"</p>')).toBe(
    '<p data-style="color: red">a style="b"</p>'
  )
})

test('a link leads where pages lead', () => {
  expect(['example.com/a b', '/about', 'mailto:a@example.com', 'tel:+911234567890'].map(linkAddress)).toEqual([
    'https://example.com/a%20b',
    '/about',
    'mailto:a@example.com',
    'tel:+911234567890'
  ])
  expect(
    ['javascript:a()', 'data:text/html,a', '//example.com', 'file:///a', '', 'java\tscript:a()'].map(linkAddress)
  ).toEqual(Array(6).fill(undefined))
})
