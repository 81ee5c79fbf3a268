import { describe, expect, test, vi } from 'vitest'
import type { PageContext } from '../../server/pages/context.ts'
import { createPageTexts, mainText } from '../../server/pages/page-text.ts'

describe('the text of a page', () => {
  test('is that of its main element, each block a sentence on a line of its own', () => {
    const html =
      '<body><header>Top</header><main id="main"><h1>Sun &amp; wind</h1><p>It&#x27;s <b>bright</b>.</p>' +
      '<img src="a.webp" alt=""/><ul><li>One<!-- --> roof</li><li>Two?</li></ul></main><footer>End</footer></body>'
    expect(mainText(html)).toBe("Sun & wind.\nIt's bright.\nOne roof.\nTwo?")
    expect(mainText('<main><h1>छत</h1><p>बिल।</p></main>', 'hi')).toBe('छत।\nबिल।')
  })

  test('leaves out navigation, forms, drawings, scripts and what search engines do not quote', () => {
    const html =
      '<main><nav><ol><li>Home</li></ol></nav>a<form><input name="q"/><br/><div>b</div></form>' +
      '<svg><path d="M0 0"></path><text>c</text></svg><script type="application/ld+json">{"d":1}</script>' +
      '<section data-nosnippet="" class="x"><div>e</div></section><span aria-hidden="true">f</span>g</main>'
    expect(mainText(html)).toBe('a.\ng.')
  })

  test('keeps words of neighbouring elements apart', () => {
    expect(mainText('<main><span>602 units</span><span>a year</span></main>')).toBe('602 units a year.')
  })

  test('is empty where there is no main element', () => {
    expect(mainText('<p>x</p>')).toBe('')
  })
})

describe('reading page texts', () => {
  const context = { texts: { language: 'en' } } as PageContext
  const page = (text: string, status = 200) => new Response(`<main><p>${text}</p></main>`, { status })

  test('renders each page once per edition', async () => {
    let edition = '1'
    const render = vi.fn(async (path: string) => page(`${path} at ${edition}`))
    const read = createPageTexts(async () => edition, render)
    expect(await read(['/a', '/b'], context)).toEqual(['/a at 1.', '/b at 1.'])
    await Promise.all([read(['/a', '/b'], context), read(['/b'], context)])
    expect(render).toHaveBeenCalledTimes(2)
    edition = '2'
    expect(await read(['/b'], context)).toEqual(['/b at 2.'])
  })

  test('has what the fragments of a page say, in its language', async () => {
    const fragments: Record<string, string> = { '/fragment/one': '<p>costs $&1</p>', '/fragment/two': '<p>two</p>' }
    const lazy = (name: string) => `<lazy-fragment src="/hi/fragment/${name}"><p>stand-in</p></lazy-fragment>`
    const render = async (path: string) =>
      path === '/a' ? page(`text</p>${lazy('one')}\n${lazy('two')}<p>end`) : new Response(fragments[path])
    const read = createPageTexts(async () => '1', render)
    const hindi = { texts: { language: 'hi' } } as PageContext
    expect(await read(['/a'], hindi)).toEqual(['text।\ncosts $&1।\ntwo।\nend।'])
  })

  test('fails where a page fails, and tries again the next time', async () => {
    let status = 503
    const read = createPageTexts(
      async () => '1',
      async () => page('text', status)
    )
    await expect(read(['/a'], context)).rejects.toThrow('/a answered 503')
    status = 200
    expect(await read(['/a'], context)).toEqual(['text.'])
  })
})
