import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteProcess } from '../support/site-process.ts'
import { type Behaviour, startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import type { Data, DrillContext } from './lib/context.ts'
import { ask, untilNone } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, message, sendMessage } from './lib/messages.ts'

const settings = { MAIL_TO: 'office@company.test', MAIL_FROM: 'website@example.com' }

interface Place {
  context: DrillContext
  data: Data
  smtp: TestSmtpServer
  /** Until each form was answered, ms. */
  times: number[]
}

export const drill = defineDrill({
  rows: 'M1',
  what: 'A mail server that refuses, hangs, answers 4xx and 5xx, cuts in DATA, is away and comes back; kill -9 between',
  sizes: { short: { mails: 1, hangs: 0, kills: 1 }, long: { mails: 20, hangs: 2, kills: 50 } },

  async run({ mails, hangs, kills }, context) {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const smtp = await startSmtpServer()
      context.atEnd(() => smtp.close())
      const place = { context, data: await context.data(engine), smtp, times: [] }
      let site = await context.start(place.data, { ...settings, SMTP_URL: smtp.url })
      for (const fault of ['hold', 'refuse', 'try later', 'hang up in data', 'hang up after data'] as const) {
        await survive(place, site, fault, mails)
      }
      await survive(place, site, 'hang', hangs)
      site = await surviveKills(place, site, kills)
      await surviveAbsence(place, site, mails)
      await site.stop()
      noteTimes(place)
    }
  }
})

async function survive(place: Place, site: SiteProcess, fault: Behaviour, count: number): Promise<void> {
  const before = place.smtp.mails.length
  place.smtp.behave(fault)
  const subjects = await send(place, site, fault, count)
  // All forms are answered although the mail server has said nothing yet.
  if (fault === 'hold') assert.equal(place.smtp.mails.length, before)
  else await untilTried(place)
  place.smtp.behave('accept')
  await untilSent(place, site)
  const repeated = checkMails(place, subjects, fault === 'hang up after data' ? 1 : 0)
  if (fault === 'hang up after data')
    place.context.count('sent twice after a cut between DATA and its answer', repeated)
  place.context.count(`mails kept while the server says: ${fault}`, count)
}

/** The server is down, and comes back on the same port. */
async function surviveAbsence(place: Place, site: SiteProcess, count: number): Promise<void> {
  await place.smtp.close()
  const subjects = await send(place, site, 'away', count)
  await untilTried(place)
  const { mails } = place.smtp
  place.smtp = await startSmtpServer(Number(new URL(place.smtp.url).port))
  place.context.atEnd(() => place.smtp.close())
  place.smtp.mails.push(...mails)
  await untilSent(place, site)
  checkMails(place, subjects, 0)
  place.context.count('mails kept while the server is away', count)
}

/** kill -9 while mails are sent: one that was under way may come twice, with the same Message-ID. */
async function surviveKills(place: Place, site: SiteProcess, kills: number): Promise<SiteProcess> {
  let running = site
  place.smtp.behave('slow')
  const subjects: string[] = []
  for (let round = 1; round <= kills; round++) {
    subjects.push(...(await send(place, running, `kill ${round}`, 2)))
    await wait(place.context.whole(0, 700))
    await running.kill()
    running = await place.context.start(place.data, { ...settings, SMTP_URL: place.smtp.url })
    // On a shared database the next process waits until the killed one's claim has expired.
    await ask(place.data, `update outbox set "nextAttemptAt" = '2026-01-01' where state = 'sending'`)
    place.context.count('kills between')
    if (round % 10 === 0) place.context.say(`${round} of ${kills} kills`)
  }
  place.smtp.behave('accept')
  await untilSent(place, running)
  const repeated = checkMails(place, subjects, kills)
  place.context.count('sent twice after a kill between DATA and its answer', repeated)
  return running
}

async function send({ times }: Place, { url }: SiteProcess, what: string, count: number): Promise<string[]> {
  const subjects = Array.from({ length: count }, (_, number) => `${what} ${number} ${crypto.randomUUID()}`)
  for (const subject of subjects) {
    const id = await challenge(url)
    const began = performance.now()
    const { status } = await sendMessage(url, message({ subject }), id)
    times.push(performance.now() - began)
    assert.equal(status, 200)
  }
  return subjects
}

/** Waits until each mail was tried at least once. */
async function untilTried({ data }: Place): Promise<void> {
  await untilNone(data, `select id from outbox where attempts = 0 or state = 'sending'`)
}

/** Makes the retries due, and waits until all mails are sent. */
async function untilSent(place: Place, site: SiteProcess): Promise<void> {
  await ask(place.data, `update outbox set "nextAttemptAt" = '2026-01-01' where state = 'pending'`)
  // A new message wakes the outbox at once.
  await send(place, site, 'wake', 1)
  await untilNone(place.data, `select id from outbox where state <> 'sent'`)
  assert.deepEqual(await ask(place.data, `select id from "contactMessage" where mail <> 'Sent'`), [])
}

/** Every message has one mail, or several with the same Message-ID where that is allowed. Gives how many came twice. */
function checkMails({ smtp, context }: Place, subjects: string[], mayRepeat: number): number {
  let repeated = 0
  for (const subject of subjects) {
    const mails = smtp.mails.filter((mail) => unfolded(mail).includes(`Subject: Website: ${subject}`))
    assert.notEqual(mails.length, 0, `No mail came about '${subject}'.`)
    assert.equal(new Set(mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).size, 1)
    if (mails.length > 1) repeated++
    context.count('messages with their mail')
  }
  assert.ok(
    mayRepeat > 0 ? repeated <= Math.max(mayRepeat, subjects.length) : repeated === 0,
    `${repeated} came twice.`
  )
  return repeated
}

const unfolded = (mail: string) => mail.replace(/\r?\n[ \t]+/g, ' ')

function noteTimes({ context, times }: Place): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  context.note('the form answers in, ms: median', at(0.5))
  context.note('the form answers in, ms: 95 of 100', at(0.95))
  context.note('the form answers in, ms: slowest', at(1))
}
