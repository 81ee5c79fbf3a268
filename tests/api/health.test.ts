import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insert } from '../../server/content/records.ts'
import { createReadiness } from '../../server/health/readiness.ts'
import { collection } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.close())

const ask = async (path: string) => {
  const response = await site.visitor.fetch('GET', path)
  return { status: response.status, body: await response.json() }
}

test('a program that can do its work says so, and no more', async () => {
  for (const path of ['/healthz', '/readyz']) {
    expect(await ask(path)).toEqual({ status: 200, body: { status: 'ok' } })
    expect((await site.visitor.fetch('HEAD', path)).headers.get('cache-control')).toBe('no-store')
  }
})

test('a program that ends is alive, and not ready', async () => {
  void site.readiness.end()
  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'failing', failing: ['program'] } })
  expect((await ask('/healthz')).status).toBe(200)
})

test('a program that ends waits until a proxy that keeps asking has read so, and for nobody else', async () => {
  await site.readiness.end()
  const readiness = createReadiness(site)
  readiness.noteProbe()()
  readiness.noteProbe()()
  let hasRead = false
  const ending = readiness.end().then(() => {
    expect(hasRead).toBe(true)
  })
  const answer = readiness.noteProbe()
  // One that comes before the answer says nothing of what the proxy has read, however long ago it came.
  readiness.noteProbe()
  await setTimeout(100)
  answer()
  hasRead = true
  readiness.noteProbe()
  await ending
})

test('what fails is told to this machine alone', async () => {
  void site.readiness.end()
  const askFrom = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const bindings = { incoming: { socket: { remoteAddress } } }
    return await (await site.app.request('/readyz', { headers }, bindings as never)).json()
  }
  const parts = { status: 'failing', failing: ['program'] }
  expect(await askFrom('127.0.0.1')).toEqual(parts)
  expect(await askFrom('::1')).toEqual(parts)
  expect(await askFrom('203.0.113.5')).toEqual({ status: 'failing' })
  expect(await askFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toEqual({ status: 'failing' })
})

test('only proxies and programs beside this one are waited for, not a visitor who keeps asking', async () => {
  const asked = vi.spyOn(site.readiness, 'noteProbe')
  const askFrom = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    await site.app.request('/readyz', { headers }, { incoming: { socket: { remoteAddress } } } as never)
  await askFrom('203.0.113.5')
  await askFrom('10.0.0.5', { 'x-forwarded-for': '203.0.113.5' })
  expect(asked).not.toHaveBeenCalled()
  for (const address of ['127.0.0.1', '10.0.0.5', '::ffff:192.168.1.9']) await askFrom(address)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a database that does not answer fails alone, and may be left out', async () => {
  await sql`drop table outbox`.execute(site.db)
  const env = { ...site.env, SMTP_URL: 'smtp://localhost' }
  const readiness = createReadiness({ ...site, env })
  expect(await readiness.check()).toEqual({ program: true, database: true, disk: true, files: true, mail: false })
  const nowhere = createReadiness({ ...site, files: { ...site.files, temporary: `${site.uploads}/none` } })
  expect(await nowhere.check()).toEqual({ program: true, database: true, disk: false, files: true, mail: true })
  void site.readiness.end()
  expect((await ask('/readyz?exclude=program')).status).toBe(200)
  expect((await ask('/readyz?exclude=mail')).status).toBe(503)
})

test('a storage of files that hangs is not waited for where it is left out', async () => {
  const store = { ...site.files.store, check: () => new Promise<never>(() => undefined) }
  const readiness = createReadiness({ ...site, files: { ...site.files, store } })
  const whole = readiness.check()
  const first = await Promise.race([whole, readiness.check(['files'])])
  expect(first).toEqual({ program: true, database: true, disk: true, files: true, mail: true })
  expect(await whole).toMatchObject({ database: true, files: false })
})

test('a disk that is nearly full is told to Admins on their first screen, and to nobody else', async () => {
  const warnings = async (caller: typeof site.admin) =>
    (await caller.call<{ warnings: { kind: string }[] }>('GET', '/api/overview')).body.warnings
  const person = await site.addPerson('User')
  const user = await site.signIn(person.fullName, person.password)
  expect(await warnings(site.admin)).toEqual([])
  await rm(site.files.temporary, { recursive: true })
  // The check's result is reused for a second.
  await expect.poll(() => warnings(site.admin), { timeout: 60_000 }).toMatchObject([{ kind: 'disk' }])
  expect(await warnings(user)).toEqual([])
})

test('mails that wait too long are told, where there is a mail server', async () => {
  const now = site.clock().toISOString()
  const message = {
    name: 'A',
    email: 'a@example.com',
    subject: 'S',
    phone: '9',
    message: 'M',
    read: false,
    readBy: '',
    mail: 'Waiting'
  }
  const id = await insert(site.db, collection('contactMessage'), message, now)
  await site.db
    .insertInto('outbox')
    .values({ contactMessageId: id, mailId: 'm', state: 'pending', attempts: 1, nextAttemptAt: now, createdAt: now })
    .execute()
  const mail = async (sendsMail: boolean) => {
    const env = { ...site.env, SMTP_URL: sendsMail ? 'smtp://localhost' : undefined }
    return (await createReadiness({ ...site, env }).check()).mail
  }
  expect(await mail(true)).toBe(true)
  site.pass(2 * 3_600_000)
  expect(await mail(true)).toBe(false)
  expect(await mail(false)).toBe(true)
})

test('every answer carries an id: the one of the proxy where it is one, else a new one', async () => {
  const idFor = async (given?: string) =>
    (await site.visitor.fetch('GET', '/api/settings', given ? { headers: { 'x-request-id': given } } : {})).headers.get(
      'x-request-id'
    )
  expect(await idFor('proxy-1234.abc')).toBe('proxy-1234.abc')
  for (const bad of ['short', 'has spaces in it', 'x'.repeat(65)]) expect(await idFor(bad)).toMatch(/^[\da-f]{16}$/)
  expect(await idFor()).not.toBe(await idFor())
})
