import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { withVariants } from '../../shared/image-variants.ts'
import { picture } from '../support/picture.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { until } from '../support/until.ts'
import { from, pin } from './lib/balancer.ts'
import { Client, signIn } from './lib/client.ts'
import { type DrillContext, stopCleanly } from './lib/context.ts'
import { ask, untilNone } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, message, sendMessage } from './lib/messages.ts'
import { newsForm } from './lib/news.ts'
import { askAll, places, type Servers, startServers } from './lib/servers.ts'

export const drill = defineDrill({
  rows: 'S1, S2, S3',
  what: 'Three servers behind a proxy: what one writes all show; sessions, limits and captchas are one; scheduled work is done once',
  sizes: { short: { rounds: 1, limits: 1, due: 1, mails: 6 }, long: { rounds: 20, limits: 4, due: 10, mails: 60 } },

  async run({ rounds, limits, due, mails }, context) {
    const limited = await startServers(context, { RATE_LIMITS: 'on' })
    for (let round = 0; round < rounds; round++) await showEverywhere(context, limited, round)
    for (let round = 0; round < rounds; round++) await shareSession(context, limited)
    for (let round = 0; round < limits; round++) await shareLimits(context, limited, round)
    await stopAll(limited)

    const smtp = await startSmtpServer()
    context.atEnd(() => smtp.close())
    const servers = await startServers(context, { SMTP_URL: smtp.url, MAIL_TO: 'office@company.test' })
    await doOnce(context, servers)
    await publishOnce(context, servers, due)
    await mailOnce(context, servers, mails)
    const mailed = smtp.mails.flatMap((mail) => /^Subject: Website: (Mail \d+)\r?$/m.exec(mail)?.[1] ?? [])
    assert.equal(mailed.length, mails, 'Each message is mailed once')
    assert.equal(new Set(mailed).size, mails)
    await stopAll(servers)
  }
})

async function stopAll({ processes }: Servers): Promise<void> {
  await Promise.all(processes.map(stopCleanly))
}

/** A client whose requests all go to one server. */
const at = (place: number, more: Record<string, string> = {}) => ({ headers: { [pin]: String(place), ...more } })

/** S1. Each write goes to another server; the next request to any of them finds it. */
async function showEverywhere(context: DrillContext, { url }: Servers, round: number): Promise<void> {
  const staff = await signIn(url)
  let turn = round
  const next = () => at(turn++ % places.length)
  async function write(method: string, path: string, call: { json?: unknown; form?: FormData }, status = 200) {
    const answer = await staff.call(method, path, { ...call, ...next() })
    assert.equal(answer.status, status, JSON.stringify(answer.body))
    context.count('writes seen by the next request to each server')
    return answer.body
  }
  async function assertShown(text: string, ...paths: string[]) {
    for (const path of paths)
      for (const [place, answer] of (await askAll(url, path, staff.cookie)).entries()) {
        assert.equal(answer.status, 200, `${path} of server ${place}`)
        assert.ok(answer.text.includes(text), `${path} of server ${place} does not show '${text}'`)
      }
  }

  const [first, second] = [`Windmill${round}a`, `Windmill${round}b`]
  const form = newsForm(await picture(700, 40), 'picture.jpg', { title: first })
  const { id, newsImage } = await write('POST', '/api/news', { form }, 201)
  const pages = ['/news', `/newsdetail/${id}`, '/api/news', `/api/news/${id}`]
  await assertShown(first, ...pages, `/api/search?q=${first}`, `/search?q=${first}`)
  for (const name of withVariants(String(newsImage)))
    for (const { status } of await askAll(url, `/uploads/${name}`)) assert.equal(status, 200, name)

  await write('PUT', `/api/news/${id}`, { form: newsForm(undefined, '', { title: second }) })
  await assertShown(second, ...pages, `/api/search?q=${second}`)

  const settings = { companyName: `Company ${round}`, logoText: 'Logo' }
  await write('PUT', '/api/settings', { json: settings })
  await assertShown(settings.companyName, '/', '/contact', '/api/settings')

  await write('PUT', '/api/texts/wind.site.title', { json: { text: `Wind ${round}` } })
  await assertShown(`Wind ${round}`, '/wind-turbine-system', '/api/texts')

  const fact = { key: `drill.${round}`, label: 'Of a drill', value: round, source: 'A drill', validFrom: '2026-01-01' }
  await write('POST', '/api/facts', { json: fact }, 201)
  await assertShown(fact.key, '/api/facts')

  await write('POST', '/api/news/delete-multiple', { json: { ids: [id] } })
  for (const path of pages.slice(1).filter((page) => page !== '/api/news'))
    for (const { status } of await askAll(url, path)) assert.equal(status, 404, path)
}

/** S2. */
async function shareSession(context: DrillContext, { url }: Servers): Promise<void> {
  const staff = await signIn(url)
  const users = async () =>
    (await askAll(url, '/api/auth/session', staff.cookie)).map(({ text }) => JSON.parse(text).user !== null)
  assert.deepEqual(await users(), [true, true, true])
  const end = context.whole(0, places.length)
  assert.equal((await staff.call('POST', '/api/auth/logout', at(end))).status, 200)
  assert.deepEqual(await users(), [false, false, false])
  context.count('sessions that began on one server and ended on all')
}

/** S2. What is asked for at once, by turns of all servers: their answers' statuses, and how many there are of each. */
async function statusesOf(requests: readonly Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(requests)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function shareLimits(context: DrillContext, { url }: Servers, round: number): Promise<void> {
  const times = <T>(count: number, make: (number: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))
  const signInAs = (username: string, address: string, place: number) =>
    new Client(url).call('POST', '/api/auth/login', {
      json: { username, password: 'wrong, and long enough' },
      ...at(place % places.length, { [from]: address })
    })
  const send = (subject: string, id: string, address: string, place: number) =>
    new Client(url).call('POST', '/api/mail/contact', {
      json: { ...message({ subject }), captchaId: id, captchaInput: 'ABC234' },
      ...at(place % places.length, { [from]: address })
    })

  // 20 failures of an address in a quarter of an hour.
  const guesses = times(60, (number) => signInAs(`Nobody ${round} ${number}`, `203.0.${round}.1`, number))
  assert.deepEqual(await statusesOf(guesses), { 401: 20, 429: 40 })

  // Five failures for a name, then one for each time that a wait of 1, 2, 4 … seconds is over.
  const began = performance.now()
  const forOne = await statusesOf(times(30, (number) => signInAs(`Somebody ${round}`, `203.1.${number}.1`, number)))
  const waits = Math.ceil(Math.log2((performance.now() - began) / 1_000 + 1))
  assert.ok((forOne[401] ?? 0) >= 5 && (forOne[401] ?? 0) <= 5 + waits, JSON.stringify(forOne))
  assert.equal((forOne[401] ?? 0) + (forOne[429] ?? 0), 30)

  const challengeFrom = async (place: number) => {
    const { body } = await new Client(url).call(
      'GET',
      '/api/captcha',
      at(place % places.length, { [from]: `203.5.${round}.1` })
    )
    return String(body.id)
  }
  // Five messages of an address in ten minutes.
  const ids = await Promise.all(times(15, challengeFrom))
  const messages = ids.map((id, number) => send(`Limited ${round} ${number}`, id, `203.2.${round}.1`, number))
  assert.deepEqual(await statusesOf(messages), { 200: 5, 429: 10 })

  // A challenge answered for one message is used up for all others.
  const id = await challengeFrom(0)
  const once = times(6, (number) => send(`Once ${round} ${number}`, id, `203.3.${round}.${number}`, number))
  assert.deepEqual(await statusesOf(once), { 200: 1, 400: 5 })
  const later = times(3, (number) => send(`Later ${round} ${number}`, id, `203.4.${round}.${number}`, number))
  assert.deepEqual(await statusesOf(later), { 400: 3 })
  context.count('rounds of limits that are one for all servers')
}

const lines = ({ output }: Servers, said: string) => output().split(`"${said}"`).length - 1

/** S3. Backup, retention and the other hourly jobs: when all begin at once, and when they are due again. */
async function doOnce(context: DrillContext, servers: Servers): Promise<void> {
  const { data, url, processes } = servers
  const untilDone = () => untilNone(data, `select name from job where "doneAt" < "dueAt" and "doneAt" = ''`)
  await until(async () => (await ask(data, 'select name from job')).length === 2, 'Scheduled work is not begun.')
  await untilDone()
  assert.deepEqual(
    [lines(servers, 'hourly jobs done'), lines(servers, 'backup made'), servers.backups().length],
    [1, 1, 1]
  )

  assert.equal((await sendMessage(url, message({ subject: 'Of long ago' }), await challenge(url))).status, 200)
  const longAgo = "'2020-01-01T00:00:00.000Z'"
  await ask(data, `update "contactMessage" set "createdAt" = ${longAgo}, "updatedAt" = ${longAgo}, stage = 'Lost'`)
  await ask(data, 'update settings set "retentionMonths" = 12')
  await ask(data, 'delete from outbox')
  await ask(data, `update job set "dueAt" = '2026-01-01T00:00:00.000Z', "doneAt" = ''`)
  await Promise.all(processes.map(stopCleanly))
  await Promise.all(places.map(servers.start))
  await untilDone()
  assert.deepEqual(await ask(data, 'select id from "contactMessage"'), [], 'Old messages are erased')
  assert.deepEqual(
    [lines(servers, 'hourly jobs done'), lines(servers, 'backup made'), servers.backups().length],
    [2, 2, 2]
  )
  context.count('rounds of scheduled work, each done by one server', 2)
}

/** S3. All servers find the same records due at the same moment. */
async function publishOnce(context: DrillContext, { url, data, processes }: Servers, count: number): Promise<void> {
  const staff = await signIn(url)
  const later = { status: 'scheduled', publishAt: '2099-01-01T00:00:00.000Z' }
  const ids: unknown[] = []
  for (let number = 0; number < count; number++) {
    const form = newsForm(await picture(8, 6), 'picture.jpg', { title: `Due ${number}`, ...later })
    ids.push((await staff.call('POST', '/api/news', { form })).body.id)
  }
  for (const id of ids)
    for (const { status } of await askAll(url, `/newsdetail/${id}`)) assert.equal(status, 404, 'Nothing is public yet')
  for (const site of processes) site.signal('SIGSTOP')
  await ask(data, `update news set "publishAt" = '2026-01-01T00:00:00.000Z' where status = 'scheduled'`)
  // Longer than they wait between two looks: each finds them as soon as it goes on.
  await wait(2_500)
  for (const site of processes) site.signal('SIGCONT')
  for (const id of ids) {
    for (const place of places)
      await until(async () => (await fetch(`${url}/newsdetail/${id}`, at(place))).ok, 'It is not published.')
    const { body } = await staff.call<{ action: string }[]>('GET', `/api/history?collection=news&recordId=${id}`)
    assert.deepEqual(
      body.map(({ action }) => action),
      ['update', 'create']
    )
    context.count('records due on three servers, published once')
  }
}

/** S3. Messages that arrive at all servers at once: who watches the mail server counts the mails. */
async function mailOnce(context: DrillContext, { url, data }: Servers, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  await Promise.all(
    numbers.map(async (number) => {
      const sent = await sendMessage(url, message({ subject: `Mail ${number}` }), await challenge(url))
      assert.equal(sent.status, 200)
    })
  )
  await untilNone(data, `select id from outbox where state <> 'sent'`)
  context.count('messages mailed once', count)
}
