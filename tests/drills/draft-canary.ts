import assert from 'node:assert/strict'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Collection } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { isOnSite, picturesOf, siteAddress } from '../../collections/on-site.ts'
import { hasStatus } from '../../collections/publishing.ts'
import { picture } from '../support/picture.ts'
import { type Client, signIn } from './lib/client.ts'
import { stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { store } from './lib/injection/values.ts'
import { spellings } from './lib/path-spellings.ts'
import { publishedCalls } from './lib/published-calls.ts'
import { sendRaw } from './lib/raw-http.ts'

/** The searched word; pages repeat it. */
const asked = 'Zeisig'
/** Stands beside it in every text of every draft. Where an answer has it, a draft was given away. */
const canary = 'Wachtelruf'
const hidden = allCollections.filter(hasStatus)
/** Concurrent requests. */
const atATime = 16

type Draft = { id: number } & Record<string, unknown>

export const drill = defineDrill({
  rows: 'K1',
  what: 'A canary in drafts of every kind, and every public address, call, feed, search, brochure and site map in every spelling',
  sizes: { short: { share: 0.02 }, long: { share: 1 } },

  async run({ share }, context) {
    const data = await context.data('sqlite')
    const site = await context.start(data)
    const staff = await signIn(site.url)
    const text = `${asked} ${canary}`
    for (const given of [{ status: 'draft' }, { status: 'scheduled', publishAt: '2099-01-01T00:00:00Z' }])
      await store(site.url, staff, hidden, text, await picture(40, 30), given)

    const drafts = await Promise.all(hidden.map(async (of) => [of, await draftsOf(staff, of)] as const))
    for (const [{ name }, found] of drafts) assert.ok(found.length >= 2, `Staff must find the drafts of ${name}.`)
    // The random part of each name: a small version of a picture has it, too.
    const secrets = drafts.flatMap(([of, found]) =>
      found.flatMap((draft) => picturesOf(of, draft).map((name) => name.slice(0, 22)))
    )
    assert.ok(secrets.length > 20, 'The drafts must have pictures.')
    const isLeak = (answer: string) => answer.includes(canary) || secrets.some((secret) => answer.includes(secret))

    const calls = (await publishedCalls(site.url)).filter(({ method, isGuarded }) => method === 'GET' && !isGuarded)
    const own = drafts.flatMap(([of, found]) => found.flatMap((draft) => addressesOf(of, draft)))
    const lists = calls.map(({ path }) => path).filter((path) => !path.includes('{'))
    const queries = [
      `search=${asked}`,
      'status=all',
      'status=draft',
      'page=1&pageSize=100',
      'sort=-createdAt',
      'text=a'
    ]
    const addresses = [
      ...(await siteMap(site.url)),
      ...['/sitemap.xml', '/news/rss.xml', '/uploads'],
      ...[`/search?q=${asked}`, `/news?search=${asked}`, `/news?category=${asked}`, `/projects?category=${asked}`],
      ...lists.flatMap((path) => [path, ...queries.map((query) => `${path}?${query}`)]),
      ...own
    ]
    const wanted = [...new Set(addresses.flatMap((address) => [address, ...some(spellings(address))]))]
    function some(all: readonly string[]) {
      return share === 1 ? all : all.filter(() => context.random() < share)
    }
    const queue = wanted.values()
    const takeTurns = async () => {
      for (const spelling of queue) {
        const head = `GET ${spelling} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
        const { statuses, text: answer } = await sendRaw(site.url, head)
        assert.ok(!isLeak(answer), `${JSON.stringify(spelling)} gave a draft away`)
        assert.ok(
          statuses.every((status) => status < 500),
          `${JSON.stringify(spelling)} was answered ${statuses}`
        )
        context.count('requests')
      }
    }
    await Promise.all(Array.from({ length: atATime }, takeTurns))

    for (const path of brochures(drafts)) {
      const response = await fetch(site.url + path)
      if (response.status === 404) continue
      assert.ok(!isLeak(await pdfText(await response.arrayBuffer())), `${path} gave a draft away`)
      context.count('brochures')
    }
    context.note('drafts', drafts.flatMap(([, found]) => found).length)
    await stopCleanly(site)
  }
})

async function draftsOf(staff: Client, { api }: Collection): Promise<Draft[]> {
  const read = async (status: string) => (await staff.call<Draft[]>('GET', `${api.list[0]}?status=${status}`)).body
  return [...(await read('draft')), ...(await read('scheduled'))]
}

/** The addresses at which a draft would be if it were published, and those that name it. */
function addressesOf(of: Collection, draft: Draft): string[] {
  const calls = of.api.get.map(({ path, by }) => path.replace('{id}', String(draft[by])))
  return [
    ...calls,
    ...calls.map((path) => `${path}?status=draft`),
    ...(isOnSite(of) ? [siteAddress(of, draft)] : []),
    `/contact?about=${of.name}:${draft.id}`
  ]
}

function brochures(drafts: readonly (readonly [Collection, Draft[]])[]): string[] {
  const sheets = drafts
    .filter(([{ name }]) => name === 'service' || name === 'product')
    .flatMap(([{ name }, found]) => found.map(({ id }) => `/brochures/${name}s/${id}.pdf`))
  return ['/brochures/company-profile.pdf', ...sheets]
}

async function pdfText(bytes: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text
}

async function siteMap(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
}
