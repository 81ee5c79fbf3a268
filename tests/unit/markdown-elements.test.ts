import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from '../../app/public/markdown.tsx'
import { PublicUrlContext, TextsContext } from '../../app/public/texts.tsx'
import type { Texts } from '../../texts/catalogue.ts'

const texts = ((key: string) => `{${key}}`) as Texts
const picture = 'AbC-ef_hijklmnopqrstuv-640x480.jpg'

function html(text: string, under = 1): string {
  const markdown = createElement(Markdown, { text, under, className: 'c' })
  const element = createElement(PublicUrlContext, { value: 'https://own.example' }, markdown)
  const page = renderToStaticMarkup(createElement(TextsContext.Provider, { value: texts }, element))
  return page.replace(/^<div class="prose c">|<\/div>$/g, '')
}

test('nothing stands for an empty text', () => expect(html(' \n')).toBe(''))

test('headings begin below the page’s own, and pass no level over', () => {
  const levels = (text: string, under: number) =>
    html(text, under)
      .match(/(?<=<h)\d/g)
      ?.join('')
  expect(levels('# a\n# b', 1)).toBe('22')
  expect(levels('### a\n\n> # b\n\n# c\n### d\n## e\n###### f', 1)).toBe('222334')
  expect(levels('# a\n## b\n### c\n#### d\n##### e', 3)).toBe('45666')
})

test('what is nested without end is bounded', () => {
  expect(html(`${'*a **b '.repeat(5_000)}c${'** d*'.repeat(5_000)}`).match(/<(?:em|strong)>/g)?.length).toBeLessThan(50)
  expect(html(`${'> - '.repeat(10_000)}a`).match(/<blockquote>/g)?.length).toBeLessThan(50)
})

test('lines, lists and quotes', () => {
  expect(html('one\\\ntwo\nthree `<b>`')).toBe('<p>one<br/>two\nthree <code>&lt;b&gt;</code></p>')
  expect(html('- a\n- b\n\n7. c')).toBe('<ul><li>a</li><li>b</li></ul><ol start="7"><li>c</li></ol>')
  expect(html('- a\n\n- b')).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>')
  expect(html('> a\n\n---')).toBe('<blockquote><p>a</p></blockquote><hr/>')
  expect(html('```js\n<x>\n```')).toBe('<pre tabindex="0"><code>&lt;x&gt;\n</code></pre>')
})

test('a table scrolls in a box of its own that the keyboard reaches, and has no style of its own', () => {
  const table = html('| Size | Price |  |\n|---|--:|:-:|\n| 3 kW | 1,80,000 | x |')
  expect(table).toContain('<section aria-label="Size, Price, " class="table-box" tabindex="0"><table>')
  expect(table).toContain(
    '<tr><th scope="col">Size</th><th data-align="right" scope="col">Price</th><td data-align="center"></td></tr>'
  )
  expect(table).not.toContain('style')
})

test('a link that leads elsewhere says so', () => {
  expect(html('[a](/news) [b](https://own.example/team) [c](mailto:a@b.example)')).toBe(
    '<p><a href="/news">a</a> <a href="https://own.example/team">b</a> <a href="mailto:a@b.example">c</a></p>'
  )
  const link = html('[a](https://own.example.evil.example)')
  expect(link).toMatch(/^<p><a href="[^"]*" rel="noopener">a<span data-nosnippet="">.*<svg.*site\.elsewhere/)
  expect(html('[](/news)')).toBe('<p><a href="/news">/news</a></p>')
})

test('pictures that stand alone are figures, others stand in their line', () => {
  const figures = html(`![A *roof*](/uploads/${picture} "In Pune")\n![](/uploads/${picture})`)
  expect(figures.match(/<figure>/g)).toHaveLength(2)
  expect(figures).toContain('alt="A roof" width="640" height="480"')
  expect(figures.match(/<figcaption>/g)).toEqual(['<figcaption>'])
  expect(html(`a ![b](/uploads/${picture})`)).toMatch(/^<p>a <picture>/)
  expect(html('![A roof](https://evil.example/a.jpg)')).toBe('<p>A roof</p>')
})
