import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { guardedPages } from '../../server/auth/page-access.ts'
import { type Client, signIn } from './lib/client.ts'
import { stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, message, sendWithAttachment } from './lib/messages.ts'
import { overrides, spellings } from './lib/path-spellings.ts'
import { type PublishedCall, publishedCalls } from './lib/published-calls.ts'
import { sendRaw } from './lib/raw-http.ts'

/** Part of every record that only staff may read. Where an answer has it, a guard was bypassed. */
const canary = 'Canary Zwitscher'
const admin = { username: canary, password: 'correct horse battery' }
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Concurrent requests. */
const atATime = 16

export const drill = defineDrill({
  rows: 'H4',
  what: 'Every guarded call and page in every spelling, with every method and every override header, without a session',
  sizes: { short: { share: 0.01 }, long: { share: 1 } },

  async run({ share }, context) {
    const data = await context.data('sqlite')
    const site = await context.start(data, { ADMIN_USERNAME: canary })
    const staff = await signIn(site.url, admin)
    const seen = message({ name: canary, subject: canary, message: canary })
    const attachment = new Blob([`%PDF-1.7\n${canary}`])
    assert.equal((await sendWithAttachment(site.url, seen, await challenge(site.url), attachment)).status, 200)
    const [name] = readdirSync(path.join(data.folder, 'attachments'))
    const opened = await staff.fetch('GET', '/api/messages/1/attachment')
    assert.ok((await opened.text()).includes(canary), 'With a session the attachment must open.')
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
    const places = [
      `/attachments/${name}`,
      `/uploads/${name}`,
      `/uploads/../attachments/${name}`,
      `/uploads/..%2fattachments/${name}`
    ]
    const ofAttachment = ['/api/messages/1/attachment', ...places].flatMap((path) =>
      spellings(path).map((spelling) => ({ method: 'GET' as const, lines: [], spelling }))
    )
    const chosen = [...ofAttachment, ...(share === 1 ? wanted : wanted.filter(() => context.random() < share))]
    context.note('spellings of an attachment', ofAttachment.length)
    context.note('guarded calls and pages', paths.length)
    context.note('spellings of each', spellings('/x').length)
    const queue = chosen.values()
    const takeTurns = async () => {
      for (const { spelling, method, lines } of queue) {
        const body =
          method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
            ? ''
            : context.oneOf(['{"ids":[1,2,3]}', '{}', ''])
        const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
        const head = `${method} ${spelling} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`
        const { statuses, text } = await sendRaw(
          site.url,
          `${head}${body && type}${lines.map((line) => `${line}\r\n`).join('')}\r\n${body}`
        )
        const asked = JSON.stringify(`${method} ${spelling} ${lines}`)
        assert.ok(!text.includes(canary), `${asked} gave guarded data away:\n${text.slice(0, 500)}`)
        assert.ok(statuses.length > 0 && statuses.every((status) => status < 500), `${asked} was answered ${statuses}`)
        for (const status of statuses) context.count(`answered ${status}`)
        context.count('requests')
      }
    }
    await Promise.all(Array.from({ length: atATime }, takeTurns))
    assert.equal(await everything(staff, calls), before, 'Something was changed without a session.')
    await stopCleanly(site)
  }
})

/** Reads that change by themselves: a new captcha each time, and a warning as soon as a forwarded header was sent. */
const changing = new Set(['/api/captcha', '/api/overview'])

/** The answers of all reads with a session, as one text. */
async function everything(staff: Client, calls: readonly PublishedCall[]): Promise<string> {
  const reads = calls.filter(({ method, path }) => method === 'GET' && !path.includes('{id}') && !changing.has(path))
  const answers = await Promise.all(reads.map(async ({ path }) => [path, (await staff.call('GET', path)).body]))
  // The own session is seen again a minute later.
  return JSON.stringify(answers, (name, value) => (name === 'lastSeenAt' ? undefined : value))
}
