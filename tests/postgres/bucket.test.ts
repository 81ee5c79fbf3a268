import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withVariants } from '../../shared/image-variants.ts'
import { type BucketServer, startBucketServer } from '../support/bucket-server.ts'
import { runCommand } from '../support/commands.ts'
import { freePort } from '../support/free-port.ts'
import { createDatabase, query } from '../support/postgres.ts'
import { picture } from '../support/site.ts'
import { admin, launchSite, type SiteProcess, startSite } from '../support/site-process.ts'
import { until } from '../support/until.ts'

/* Equal servers, which share a PostgreSQL database and a bucket, and nothing else: each has a data folder of its own. */

let bucket: BucketServer
let settings: Record<string, string>
let folders: string[]
let one: SiteProcess
let other: SiteProcess
let cookie: string

const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'))
  folders.push(folder)
  return folder
}

beforeAll(async () => {
  folders = []
  bucket = await startBucketServer()
  const { url } = await createDatabase(inject('postgresUrl'))
  settings = { ...bucket.settings, DATABASE_URL: url, SEED_DEMO: 'false' }
  ;[one, other] = await Promise.all([startSite(newFolder(), settings), startSite(newFolder(), settings)])
  const response = await fetch(`${one.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: one.url },
    body: JSON.stringify(admin)
  })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await bucket.remove()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Testimonial {
  id: number
  image: string
}

async function add(site: SiteProcess, comment: string, hasPicture = true): Promise<Response> {
  const body = new FormData()
  body.append('fullName', 'Writer')
  body.append('comment', comment)
  if (hasPicture) body.append('image', await picture(700, 30), 'picture.jpg')
  return await fetch(`${site.url}/api/testimonials`, { method: 'POST', body, headers: { cookie, origin: site.url } })
}

async function added(site: SiteProcess, comment: string): Promise<Testimonial> {
  const response = await add(site, comment)
  if (response.status !== 201) throw new Error(`It answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Testimonial
}

const comments = async (site: SiteProcess) => await (await fetch(`${site.url}/api/testimonials`)).text()

test('what one stores, the other shows with the next request, and no server keeps a file', async () => {
  for (let round = 0; round < 5; round++) {
    const [from, to] = round % 2 === 0 ? [one, other] : [other, one]
    const { image } = await added(from, `round ${round}`)
    expect(await comments(to)).toContain(`round ${round}`)
    for (const name of withVariants(image)) {
      const response = await fetch(`${to.url}/uploads/${name}`)
      expect(response.status).toBe(200)
      expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')))
    }
  }
  for (const folder of folders) expect(existsSync(path.join(folder, 'uploads'))).toBe(false)
})

test('all servers have the same keys, and a server with another one does not start', async () => {
  for (const key of ['second-factor.key', 'sign-in.key']) {
    const [first, second] = folders.map((folder) => readFileSync(path.join(folder, key)))
    expect(first).toHaveLength(32)
    expect(first?.equals(second ?? Buffer.of())).toBe(true)
  }
  const stranger = newFolder()
  writeFileSync(path.join(stranger, 'second-factor.key'), randomBytes(32))
  const refused = await launchSite(stranger, settings)
  expect((await refused.ended).code).toBe(78)
  expect(refused.output()).toContain('second-factor.key is not the key that is in the bucket')
})

test('after kill -9 of one, the other shows all that was acknowledged', async () => {
  const sent: string[] = []
  const writing = (async () => {
    for (let round = 0; round < 40; round++) {
      const answer = await add(other, `before the end ${round}`).catch(() => undefined)
      if (answer?.status !== 201) return
      sent.push(((await answer.json()) as Testimonial).image)
    }
  })()
  await until(() => sent.length >= 5, 'Nothing is written.')
  await other.kill()
  await writing
  for (const image of sent)
    for (const name of withVariants(image)) expect((await fetch(`${one.url}/uploads/${name}`)).status).toBe(200)
  other = await startSite(folders[1] ?? '', settings)
})

describe('while the bucket is away', () => {
  test('pages come, files and uploads answer 503, other writes go on; afterwards all is as before', async () => {
    const { image } = await added(one, 'with a picture')
    const before = bucket.names().length
    await bucket.kill()
    try {
      expect((await fetch(`${one.url}/`)).status).toBe(200)
      expect(await comments(other)).toContain('with a picture')
      const file = await fetch(`${one.url}/uploads/${image}`)
      expect([file.status, file.headers.get('retry-after'), file.headers.get('cache-control')]).toEqual([
        503,
        '60',
        'no-store'
      ])
      const refused = await add(one, 'never stored')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
      expect(await comments(one)).not.toContain('never stored')
      expect((await addPerson(one)).status).toBe(201)
      const failing = { status: 'failing', failing: ['files'] }
      expect(
        await until(async () => {
          const state = await (await fetch(`${one.url}/readyz`)).json()
          return JSON.stringify(state) === JSON.stringify(failing)
        }, 'It says that it is ready.')
      ).toBe(true)
      expect((await fetch(`${one.url}/readyz?exclude=files`)).status).toBe(200)
      // A server that has been here starts without it; nothing tells when the bucket comes back.
      await other.stop()
      other = await startSite(folders[1] ?? '', settings)
    } finally {
      await bucket.restart()
    }
    expect((await fetch(`${other.url}/uploads/${image}`)).status).toBe(200)
    expect(bucket.names()).toHaveLength(before)
    await added(other, 'stored again')
    await until(async () => (await fetch(`${one.url}/readyz`)).ok, 'It does not get ready again.')
  })

  /** A record without a file. */
  async function addPerson(site: SiteProcess): Promise<Response> {
    return await fetch(`${site.url}/api/auth/users`, {
      method: 'POST',
      headers: { cookie, origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        fullName: 'Added meanwhile',
        address: 'Pune',
        mobileNo: '98765 43210',
        role: 'User',
        password: 'a passphrase of a person'
      })
    })
  }
})

test('deleted files leave the bucket with the history, and orphans with the sweep, but none that is young', async () => {
  const { image } = await added(one, 'an orphan')
  await query(settings.DATABASE_URL ?? '', `delete from testimonial where image = '${image}'`)
  await query(settings.DATABASE_URL ?? '', `delete from "historyFile" where name = '${image}'`)
  await other.stop()
  other = await startSite(folders[1] ?? '', settings)
  expect(bucket.names()).toContain(image)
  bucket.age(2 * 3_600_000)
  await other.stop()
  other = await startSite(folders[1] ?? '', settings)
  expect(bucket.names()).not.toContain(image)
})

test('a backup holds the files, and a restore puts them into an empty bucket', async () => {
  const { image } = await added(one, 'in the backup')
  const file = path.join(newFolder(), 'site.tar.gz')
  const made = await runCommand('backup', [file], { ...settings, DATA_DIR: folders[0] })
  expect([made.output, made.code]).toEqual([expect.stringContaining(`and ${bucket.names().length} files are in`), 0])

  const restored = { DATABASE_URL: (await createDatabase(inject('postgresUrl'))).url, DATA_DIR: newFolder() }
  const taken = await runCommand('restore', [file], { ...settings, ...restored })
  expect([taken.output, taken.code]).toEqual([expect.stringContaining('The bucket is not empty'), 1])

  const empty = await startBucketServer()
  const done = await runCommand('restore', [file], { ...empty.settings, ...restored })
  expect([done.output, done.code]).toEqual([expect.stringContaining('are restored'), 0])
  expect(empty.names().sort()).toEqual(bucket.names().sort())
  expect(empty.names()).toContain(image)
  const site = await startSite(restored.DATA_DIR, { ...empty.settings, ...restored, SEED_DEMO: 'false' })
  expect((await fetch(`${site.url}/uploads/${image}`)).status).toBe(200)
  await site.stop()
  await empty.remove()
})

test('move-uploads gives a folder all files of the bucket, and takes them back', async () => {
  const { image } = await added(one, 'to be moved')
  const folder = newFolder()
  const move = async (direction: string, more = {}) =>
    await runCommand('move-uploads', [direction], { ...settings, DATA_DIR: folder, ...more })
  const count = bucket.names().length

  const out = await move('--to-folder')
  expect([out.output, out.code]).toEqual([
    expect.stringContaining(`All ${count} files are in ${folder}; ${count} of them are new`),
    0
  ])
  expect((await move('--to-folder')).output).toContain('; 0 of them are new')
  const alone = await startSite(folder, { DATABASE_URL: settings.DATABASE_URL ?? '' })
  expect((await fetch(`${alone.url}/uploads/${image}`)).status).toBe(200)
  await alone.stop()

  const empty = await startBucketServer()
  expect(await move('--to-bucket', empty.settings)).toMatchObject({ code: 0 })
  expect(empty.names().sort()).toEqual(bucket.names().sort())
  await empty.kill()
  const failed = await move('--to-bucket', empty.settings)
  expect([failed.output, failed.code]).toEqual([expect.stringMatching(/^The bucket cannot be used: .*\n$/), 1])
  await empty.remove()
  expect(await move('--to-somewhere')).toMatchObject({ code: 2 })
  expect(
    await move('--to-bucket', { ...Object.fromEntries(Object.keys(empty.settings).map((name) => [name, ''])) })
  ).toEqual({ code: 1, output: 'No bucket is set: S3_ENDPOINT and what belongs to it.\n' })
})

test('settings that the bucket refuses stop the start with a line', async () => {
  const refused = await launchSite(newFolder(), { ...settings, S3_BUCKET: 'another-bucket' })
  expect((await refused.ended).code).toBe(78)
  expect(refused.output()).toMatch(/^S3_BUCKET: the bucket refuses what is set \(S3_…\): NoSuchBucket: .*\n$/)
  const { code, output } = await runCommand('admin', ['check'], {
    ...settings,
    S3_BUCKET: 'another-bucket',
    DATA_DIR: folders[0]
  })
  expect([output, code]).toEqual([expect.stringContaining('S3_BUCKET: the bucket refuses'), 1])
})

test('the check before a start says whether the bucket answers', async () => {
  const check = (more: Record<string, string> = {}) =>
    runCommand('admin', ['check'], { ...settings, DATA_DIR: newFolder(), ...more })
  expect(await check()).toEqual({ code: 0, output: expect.stringMatching(/; the bucket answers\.\n$/) })
  const gone = await check({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` })
  expect(gone).toEqual({ code: 0, output: expect.stringContaining('; the bucket does not answer as it should (') })
})

test('an empty database beside a full bucket is refused, since the sweep would empty that', async () => {
  const { url } = await createDatabase(inject('postgresUrl'))
  const refused = await launchSite(newFolder(), { ...settings, DATABASE_URL: url })
  expect((await refused.ended).code).toBe(1)
  expect(refused.output()).toContain('The database is empty or gone, but there are uploads in the bucket.')
})
