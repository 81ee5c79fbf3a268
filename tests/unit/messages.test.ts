import { describe, expect, test } from 'vitest'
import { createFormatter, placeholdersOf } from '../../server/texts/formatter.ts'
import { markText, renderMarks, withoutMarks } from '../../shared/text-marks.ts'

describe('a message', () => {
  const format = createFormatter({ companyName: "Asha's Solar", phone1: '', count: '3' })

  test.each([
    ['We are here.', 'We are here.'],
    ['{companyName} is here.', "Asha's Solar is here."],
    ["It's the owner's roof", "It's the owner's roof"],
    ['<b>bold</b> & <script>alert(1)</script>', '<b>bold</b> & <script>alert(1)</script>'],
    ['{count, plural, one {a roof} other {# roofs}}', '3 roofs']
  ])('%s', (message, text) => {
    expect(format(message)).toBe(text)
  })

  test.each(['Call {phone1}.', 'Call {nothing}.'])('%s has no value to show, so it says nothing', (message) => {
    expect(format(message)).toBe('')
  })

  test('names its placeholders, nested ones as well', () => {
    expect([...placeholdersOf('{a} and {count, plural, one {{b}} other {{c}}}')]).toEqual(['a', 'count', 'b', 'c'])
  })

  test.each(['a { b', 'a } {', '{}', '{a', '{a, plural, one {x}}'])('%s is malformed', (message) => {
    expect(() => placeholdersOf(message)).toThrow(SyntaxError)
  })
})

describe('marks in a page', () => {
  const marked = markText('home.title', 'Sun & wind'.replace('&', '&amp;'))

  test('become elements around what a visitor reads', () => {
    expect(renderMarks(`<h1 class="a">${marked}</h1>`)).toBe(
      '<h1 class="a"><span data-text="home.title">Sun &amp; wind</span></h1>'
    )
  })

  test.each([
    [`<img alt="${marked}">`, '<img alt="Sun &amp; wind">'],
    [`<title>${marked}</title>`, '<title>Sun &amp; wind</title>'],
    [`<svg><text>${marked}</text></svg>`, '<svg><text>Sun &amp; wind</text></svg>'],
    [`<script>"${marked}"</script>`, '<script>"Sun &amp; wind"</script>']
  ])('go where there can be no element: %s', (html, expected) => {
    expect(renderMarks(html)).toBe(expected)
  })

  test('are looked for in each text alone, since a visitor may send such signs', () => {
    const sent = { values: { name: '\uE000' }, errors: ['\uE001', '\uE002'] }
    expect(withoutMarks({ ...sent, title: marked })).toEqual({ ...sent, title: 'Sun &amp; wind' })
  })

  test('are not put around nothing', () => {
    expect(markText('home.title', '')).toBe('')
  })
})
