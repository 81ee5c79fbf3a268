import { describe, expect, test } from 'vitest'
import { storedFilesIn } from '../../shared/image-variants.ts'
import { markdown, markdownBlocks, markdownText } from '../../shared/markdown.ts'

const picture = 'AbC-ef_hijklmnopqrstuv-640x480.jpg'

/** The addresses and the words that a text's links and pictures have. */
const html = (text: string) => markdown.render(text).trim()

describe('links', () => {
  test.each([
    'https://example.com/a?b=c#d',
    'HTTP://EXAMPLE.COM',
    'mailto:office@example.com',
    'tel:+912024567890',
    '/contact?about=product:4',
    '#prices'
  ])('lead to %s', (address) => {
    expect(html(`[words](${address})`)).toContain(`<a href="${address.replace('&', '&amp;')}">words</a>`)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '<java\tscript:alert(1)>',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'java\\script:alert(1)',
    'javascript\\:alert(1)',
    '%6Aavascript:alert(1)',
    'vbscript:x',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:image/svg+xml,<svg>',
    'file:///etc/passwd',
    'blob:https://x/1',
    'ftp://example.com',
    '//evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil',
    'evil.example',
    '../admin',
    '?a=b',
    ''
  ])('do not lead to %s: the words stay', (address) => {
    for (const text of [`[words](${address})`, `[words][one]\n\n[one]: ${address || '<>'}`, `a <${address}> words`]) {
      expect(html(text)).not.toContain('<a')
      expect(html(text)).toContain('words')
    }
  })

  test('of a path that browsers read as a host stay within the site', () => {
    expect(html('[words](/\\evil.example)')).toContain('href="/%5Cevil.example"')
  })
})

describe('pictures', () => {
  test('are those of /uploads, in the spelling in which their files are looked for', () => {
    const text = `![A *roof*](/uploads/${picture} "Ours")`
    expect(html(text)).toContain(`src="/uploads/${picture}"`)
    expect(storedFilesIn(text)).toEqual([picture])
    expect(storedFilesIn(`[film](/uploads/AbC-ef_hijklmnopqrstuv.mp4) ![a][b]\n\n[b]: /uploads/${picture}`)).toEqual([
      'AbC-ef_hijklmnopqrstuv.mp4',
      picture
    ])
  })

  test.each([
    'https://example.com/a.jpg',
    'data:image/png;base64,AAAA',
    'javascript:x',
    '/assets/a.jpg',
    '/uploads/a.jpg',
    `/uploads/../uploads/${picture}`,
    `//example.com/uploads/${picture}`,
    `/uploads/${picture}?x`,
    `&#47;uploads/${picture}`,
    `/uploads/${picture.replace('_', '\\_')}`
  ])('from %s are what they show', (address) => {
    expect(html(`![A *roof*](${address})`)).toBe('<p>A roof</p>')
  })
})

test('HTML is text', () => {
  expect(html('<b onclick="x">a</b>\n\n<script>x</script>')).not.toMatch(/<(?!\/?p>)/)
})

test('the plain text has no marks', () => {
  const text = [
    '# Roof *and* `yard`',
    'One [link](https://example.com)\nin two lines,  \nthen a third &amp; \\*last\\*.',
    '3. three\n4. four\n   - within\n\n     and more',
    `> Said\n> so\n\n![A roof](/uploads/${picture} "In Pune")`,
    '| Size | Price |\n| --- | ---: |\n| 3 kW | **1,80,000** |',
    '---\n\n    code\n    more'
  ].join('\n\n')
  expect(markdownText(text)).toBe(
    [
      'Roof and yard',
      'One link in two lines,\nthen a third & *last*.',
      '3. three\n4. four\n• within',
      'and more',
      'Said so',
      'In Pune',
      'Size · Price\n3 kW · 1,80,000',
      'code\nmore'
    ].join('\n\n')
  )
  expect(markdownBlocks(text).map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 2, 2, 1, 0, 0, 0, 0])
  expect(markdownText('')).toBe('')
})
