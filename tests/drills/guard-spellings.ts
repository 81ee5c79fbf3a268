import assert from 'node:assert/strict'
import { guardedPages } from '../../server/auth/page-access.ts'
import { oneOf } from './lib/chance.ts'
import { type Client, signIn } from './lib/client.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, message, sendMessage } from './lib/messages.ts'
import { sendRaw } from './lib/raw.ts'
import { type PublishedCall, publishedCalls } from './lib/routes.ts'
import { overrides, spellings } from './lib/spellings.ts'

/** Stands in every record that only the staff may read. Wherever else it turns up, a guard was passed. */
const canary = 'Canary Zwitscher'
const admin = { username: canary, password: 'correct horse battery' }
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** So many are under way at a time. */
const atATime = 16

export const drill = defineDrill({
  name: 'guard-spellings',
  rows: 'H4',
  what: 'Every guarded call and page in every spelling, with every method and every override header, without a session',
  short: { share: 0.025 },
  long: { share: 1 },

  async run({ share }, report) {
    const data = await report.data('sqlite')
    const site = await report.start(data, { ADMIN_USERNAME: canary })
    const staff = await signIn(site.url, admin)
    const seen = message({ name: canary, subject: canary, message: canary })
    assert.equal((await sendMessage(site.url, seen, await challenge(site.url))).status, 200)
    const calls = await publishedCalls(site.url)
    const before = await everything(staff, calls)
    assert.ok(before.includes(canary), 'With a session the canary must be seen, or this drill sees nothing at all.')

    const guarded = calls.filter(({ isGuarded }) => isGuarded).map(({ path }) => path.replace('{id}', '1'))
    const paths = [...new Set([...guarded, ...guardedPages.keys()])]
    const ways = [
      ...methods.map((method) => ({ method, lines: [] })),
      ...overrides.map((lines) => ({ method: 'GET' as const, lines }))
    ]
    const wanted = paths.flatMap((path) =>
      spellings(path).flatMap((spelling) => ways.map((way) => ({ ...way, spelling })))
    )
    const chosen = share === 1 ? wanted : wanted.filter(() => report.random() < share)
    report.note('guarded calls and pages', paths.length)
    report.note('spellings of each', spellings('/x').length)
    const queue = chosen.values()
    const takeTurns = async () => {
      for (const { spelling, method, lines } of queue) {
        const body =
          method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
            ? ''
            : oneOf(report, ['{"ids":[1,2,3]}', '{}', ''])
        const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
        const head = `${method} ${spelling} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`
        const { statuses, text } = await sendRaw(
          site.url,
          `${head}${body && type}${lines.map((line) => `${line}\r\n`).join('')}\r\n${body}`
        )
        const asked = JSON.stringify(`${method} ${spelling} ${lines}`)
        assert.ok(!text.includes(canary), `${asked} gave guarded data away:\n${text.slice(0, 500)}`)
        assert.ok(statuses.length > 0 && statuses.every((status) => status < 500), `${asked} was answered ${statuses}`)
        for (const status of statuses) report.count(`answered ${status}`)
        report.count('requests')
      }
    }
    await Promise.all(Array.from({ length: atATime }, takeTurns))
    assert.equal(await everything(staff, calls), before, 'Something was changed without a session.')
    assert.deepEqual(await site.stop(), { code: 0, signal: null })
    assert.equal(site.output().includes('"level":"error"'), false, site.output().slice(0, 2_000))
  }
})

/** All that the program tells a person who is signed in, as one text. */
async function everything(staff: Client, calls: readonly PublishedCall[]): Promise<string> {
  const reads = calls.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{id}') && path !== '/api/captcha'
  )
  return JSON.stringify(await Promise.all(reads.map(async ({ path }) => [path, (await staff.call('GET', path)).body])))
}
