import assert from 'node:assert/strict'
import { picture } from '../support/picture.ts'
import { type Client, signIn } from './lib/client.ts'
import { type DrillContext, stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { checkRendered } from './lib/markdown/rendered.ts'
import { hostileText, longTexts } from './lib/markdown/texts.ts'

/** The longest answer, and the number of answers on one page. */
const longestAnswer = 5_000
const perPage = 100
/** The deepest nesting that the renderer admits, with the elements of a picture and of an icon. */
const deepest = 50
/** A table's cells that are missing in its rows are filled up to these many. */
const mostCells = 65_536

export const drill = defineDrill({
  rows: 'I4',
  what: 'Hostile Markdown, written by the API and read from the pages: no other element, attribute or address than allowed',
  sizes: { short: { pages: 3, long: 6 }, long: { pages: 100, long: longTexts.length } },

  async run({ pages, long }, context) {
    const site = await context.start(await context.data('sqlite'))
    const staff = await signIn(site.url)
    await checkQuestions(context, staff, pages)
    await checkProduct(context, staff, longTexts.slice(0, long))
    await stopCleanly(site)
  }
})

async function checkQuestions(context: DrillContext, staff: Client, pages: number): Promise<void> {
  for (let page = 0; page < pages; page++) {
    const answers = Array.from({ length: perPage }, () => hostileText(context, longestAnswer))
    await Promise.all(
      answers.map(async (answer, place) => {
        const json = { page: 'Repair', question: `Question ${place}`, answer, position: place + 1 }
        const path = page === 0 ? '/api/questions' : `/api/questions/${place + 1}`
        const { status, body } = await staff.call(page === 0 ? 'POST' : 'PUT', path, { json })
        assert.ok(status < 300, `${status} ${JSON.stringify(body)} ${JSON.stringify(answer)}`)
        assert.equal(body.answer, answer.trim())
      })
    )
    const html = await read(context, staff, '/repair')
    const data = html.match(/<script type="(?:application\/ld\+json|speculationrules)">/g)
    assert.equal(html.match(/<script\b/g)?.length, data?.length)
    const shown = [...html.matchAll(/<details name="questions".*?<\/summary>(.*?)<\/details>/gs)].map(
      ([, part = '']) => part
    )
    assert.equal(shown.length, perPage)
    for (const [place, part] of shown.entries()) check(context, part, staff.url, answers[place] ?? part)
  }
}

async function checkProduct(context: DrillContext, staff: Client, texts: readonly string[]): Promise<void> {
  const send = async (method: string, path: string, values: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ productName: 'Pump', description: 'A pump.', ...values }))
      form.append(name, value)
    if (method === 'POST') form.append('productImage', await picture(40, 30), 'picture.png')
    const { status, body } = await staff.call<{ id: number }>(method, path, { form })
    assert.ok(status < 300, `${status} ${JSON.stringify(body).slice(0, 200)}`)
    return body.id
  }
  const id = await send('POST', '/api/products', {})
  for (const detailText of texts) {
    await send('PUT', `/api/products/${id}`, { detailText, description: `A *pump*. ${detailText.slice(0, 1_900)}` })
    const html = await read(context, staff, `/ProductDetail?id=${id}`)
    const article = html.indexOf('<article')
    // The paragraphs with which the description begins stand before the buttons, all else in the article.
    for (const [from, before] of [
      [0, '<p class="mt-'],
      [article, '</article>']
    ] as const) {
      const begin = html.indexOf('<div class="prose', from)
      assert.ok(begin > from && (from > 0 || begin < article))
      check(context, html.slice(begin, html.indexOf(before, begin)), staff.url, detailText)
    }
    context.count('texts of 50,000 characters')
  }
}

async function read(context: DrillContext, staff: Client, path: string): Promise<string> {
  const began = performance.now()
  const { status, body } = await staff.call<string>('GET', path)
  context.noteMost('slowest page, ms', Math.round(performance.now() - began))
  assert.equal(status, 200)
  return body
}

/** Checks what a text became, which says the text where it fails. */
function check(context: DrillContext, html: string, url: string, text: string): void {
  try {
    const { count, depth } = checkRendered(html, url)
    assert.ok(depth <= deepest, `${depth} elements within each other`)
    assert.ok(count <= mostCells + 10 * text.length, `${count} elements`)
    context.noteMost('deepest', depth)
    context.count('texts')
    context.count('elements', count)
  } catch (error) {
    throw new Error(JSON.stringify(text.slice(0, 2_000)), { cause: error })
  }
}
