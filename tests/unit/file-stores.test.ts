import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mountUploads } from '../../server/api/uploads.ts'
import { readEnv, SettingError } from '../../server/env.ts'
import { copyStore } from '../../server/files/copy-store.ts'
import { type Files, openFiles } from '../../server/files/files.ts'
import { openStore, refuseWrongBucket } from '../../server/files/open-store.ts'
import { type FileStore, StorageError } from '../../server/files/storage.ts'
import type { AppEnv } from '../../server/http/context.ts'
import { answerFailure } from '../../server/http/error-handler.ts'
import { createLog } from '../../server/log.ts'
import { imageVariants, withVariants } from '../../shared/image-variants.ts'
import { type BucketServer, startBucketServer } from '../support/bucket-server.ts'
import { picture } from '../support/picture.ts'

let server: BucketServer
let dataFolder: string
beforeAll(async () => {
  server = await startBucketServer()
})
afterAll(() => server.remove())
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'stores-'))
  return () => rmSync(dataFolder, { recursive: true })
})

const bucketEnv = (more: Record<string, string> = {}) =>
  readEnv({ DATA_DIR: dataFolder, DATABASE_URL: 'postgres://localhost/none', ...server.settings, ...more })

const hour = 3_600_000
const places = { folder: () => readEnv({ DATA_DIR: dataFolder }), bucket: bucketEnv }

describe.each(['folder', 'bucket'] as const)('files in a %s', (place) => {
  let files: Files
  let store: FileStore
  beforeEach(async () => {
    store = await openStore(places[place]())
    files = await openFiles(dataFolder, store)
    await store.remove(await store.list())
  })

  const stage = async (bytes: Buffer, kind: 'image' | 'video' | 'attachment' = 'image') =>
    await files.stage(Readable.from([bytes]), kind)
  const photo = async () => Buffer.from(await (await picture(700, 30)).arrayBuffer())

  function age(by: number): void {
    if (place === 'bucket') {
      server.age(by)
      return
    }
    const then = new Date(Date.now() - by)
    for (const folder of ['uploads', 'attachments'])
      for (const name of readdirSync(path.join(dataFolder, folder)))
        utimesSync(path.join(dataFolder, folder, name), then, then)
  }

  test('a picture is published with all of its variants, and removed with them', async () => {
    const name = await files.publish(await stage(await photo()))
    expect((await store.list()).sort()).toEqual(withVariants(name).sort())
    expect(imageVariants(name)?.widths).toHaveLength(3)
    expect(await files.describe(name)).toMatchObject({ size: (await files.read(name)).length })
    await files.remove([name])
    expect(await store.list()).toEqual([])
    expect(await files.describe(name)).toBeUndefined()
    await expect(files.read(name)).rejects.toMatchObject({ code: 'ENOENT' })
    await files.remove([name])
  })

  test('an attachment lies apart, and is never served', async () => {
    const name = await files.publish(await stage(await photo(), 'attachment'))
    expect(name).toMatch(/^attachment-/)
    expect((await serve(name)).status).toBe(404)
    expect((await files.read(name)).length).toBeGreaterThan(100)
  })

  test('several files are stored all or none', async () => {
    const missing = { name: 'b.mp4', path: path.join(dataFolder, 'none') }
    await expect(store.put([{ name: 'a.mp4', bytes: Buffer.from('a') }, missing])).rejects.toThrow()
    expect(await store.list()).toEqual([])
  })

  test('the sweep removes what nothing names, but nothing that is younger than an hour', async () => {
    const [kept, orphan] = [
      await files.publish(await stage(await photo())),
      await files.publish(await stage(await photo()))
    ]
    await files.sweep(new Set([kept]), hour)
    expect(await store.list()).toHaveLength(withVariants(kept).length * 2)
    age(2 * hour)
    await files.sweep(new Set([kept]), hour)
    expect((await store.list()).sort()).toEqual(withVariants(kept).sort())
    expect(await files.describe(orphan)).toBeUndefined()
  })

  test('more files than one answer lists are all listed, and removed', async () => {
    const names = Array.from({ length: 1_203 }, (_, index) => `${String(index).padStart(22, 'x')}.mp4`)
    for (const some of [names.slice(0, 600), names.slice(600)])
      await store.put(some.map((name) => ({ name, bytes: Buffer.from(name) })))
    expect((await store.list()).sort()).toEqual(names.sort())
    await store.remove(names)
    expect(await store.list()).toEqual([])
  })

  test('files are lent in a folder of this machine', async () => {
    const name = await files.publish(await stage(await photo()))
    const lent = await files.lend({ name, more: [name, 'AAAAAAAAAAAAAAAAAAAAAA-8x6.jpg'] }, async (folder) =>
      readFileSync(path.join(folder, name))
    )
    expect(lent.equals(await files.read(name))).toBe(true)
    expect(readdirSync(files.temporary).filter((left) => left.startsWith('lent-'))).toEqual([])
  })

  function serve(name: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    const app = new Hono<AppEnv>()
    app.onError(answerFailure(createLog('silent')))
    mountUploads(app, store)
    return Promise.resolve(app.request(`/uploads/${name}`, { headers, method }))
  }

  describe('are served', () => {
    const name = 'abcdefghijklmnopqrstuv.mp4'
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 251))
    beforeEach(() => store.put([{ name, bytes }]))

    test('whole, with a fixed type, sandboxed and immutable', async () => {
      const response = await serve(name)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '5000',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${name}"`,
        'content-security-policy': "default-src 'none'; media-src 'self'; sandbox"
      })
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    })

    test('in ranges, for HEAD without content, and not again to who has them', async () => {
      for (const [range, start, end] of [
        ['bytes=0-1', 0, 1],
        ['bytes=100-199', 100, 199],
        ['bytes=4990-', 4990, 4999],
        ['bytes=-10', 4990, 4999]
      ] as const) {
        const response = await serve(name, { range })
        expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/5000`])
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true)
      }
      expect((await serve(name, { range: 'bytes=5000-' })).status).toBe(416)
      expect((await serve(name, { 'if-none-match': `"${name}"` })).status).toBe(304)
      const head = await serve(name, {}, 'HEAD')
      expect([head.headers.get('content-length'), await head.text()]).toEqual(['5000', ''])
    })
  })
})

describe('a bucket', () => {
  let store: FileStore
  beforeEach(async () => {
    store = await openStore(bucketEnv())
    await store.remove(await store.list())
  })

  test('gets each file with its fixed type and its SHA-256, and no permission for the public', async () => {
    await store.put([{ name: 'abcdefghijklmnopqrstuv-8x6.320.avif', bytes: Buffer.from('x') }])
    const headers = server.headers('uploads/abcdefghijklmnopqrstuv-8x6.320.avif')
    expect(headers['content-type']).toBe('image/avif')
    expect(headers['x-amz-meta-sha256']).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(headers).filter((name) => name.includes('acl') || name.includes('grant'))).toEqual([])
  })

  test('checks who asks', async () => {
    const strict = await startBucketServer({ isStrict: true })
    const right = await openStore(bucketEnv(strict.settings))
    await right.put([{ name: 'a.mp4', bytes: Buffer.from('a') }])
    expect(await right.stat('a.mp4')).toMatchObject({ size: 1 })
    expect((await buffer(await right.read('a.mp4'))).toString()).toBe('a')
    const wrong = await openStore(bucketEnv({ ...strict.settings, S3_SECRET_ACCESS_KEY: 'another' }))
    await expect(wrong.put([{ name: 'b.mp4', bytes: Buffer.from('b') }])).rejects.toMatchObject({ bucketStatus: 403 })
    await expect(wrong.read('a.mp4')).rejects.toMatchObject({ bucketStatus: 403 })
    await strict.remove()
  })

  test('that refuses the settings stops the start; one that is away does not', async () => {
    const wrong: Record<string, string>[] = [{ S3_BUCKET: 'another-bucket' }, { S3_ACCESS_KEY_ID: 'another' }]
    for (const more of wrong)
      await expect(refuseWrongBucket(await openStore(bucketEnv(more)))).rejects.toBeInstanceOf(SettingError)
    await refuseWrongBucket(await openStore(bucketEnv({ S3_ENDPOINT: 'http://127.0.0.1:9' })))
  })

  test.each(['kill', 'hang'] as const)('that is away (%s) is told as 503, and loses nothing', async (how) => {
    await store.put([{ name: 'abcdefghijklmnopqrstuv.mp4', bytes: Buffer.from('video') }])
    const files = await openFiles(dataFolder, store)
    const staged = await files.stage(Readable.from([Buffer.from(await (await picture(8, 6)).arrayBuffer())]), 'image')
    if (how === 'kill') await server.kill()
    else server.signal('SIGSTOP')
    const attempts = [
      store.stat('abcdefghijklmnopqrstuv.mp4'),
      store.read('abcdefghijklmnopqrstuv.mp4'),
      store.list(),
      store.check(),
      // One that is under way goes on when the bucket does.
      ...(how === 'kill' ? [files.publish(staged)] : [])
    ]
    for (const { status, reason } of (await Promise.allSettled(attempts)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected')
      expect(reason).toBeInstanceOf(StorageError)
      expect(reason).toMatchObject({ status: 503, retryAfter: 60 })
      expect(reason.message).not.toContain('127.0.0.1')
    }
    await files.remove(['abcdefghijklmnopqrstuv.mp4'])
    if (how === 'kill') await server.restart()
    else server.signal('SIGCONT')
    expect((await files.read('abcdefghijklmnopqrstuv.mp4').catch(() => '')).toString()).toMatch(/^(video)?$/)
    expect(imageVariants(await files.publish(staged))).toBeDefined()
  })

  test('takes over a folder, resumes, mends what is damaged, and gives all of it back', async () => {
    const files = await openFiles(dataFolder)
    const staged = async () =>
      await files.stage(Readable.from([Buffer.from(await (await picture(400, 300)).arrayBuffer())]), 'image')
    const name = await files.publish(await staged())
    const attachment = await files.publish({ ...(await staged()), kind: 'attachment' })
    const all = [...withVariants(name), ...withVariants(attachment)].length
    const lines: string[] = []
    const copy = (from: FileStore, to: FileStore) =>
      copyStore(from, to, files.temporary, (done, total) => lines.push(`${done} of ${total}`))

    expect(await copy(files.store, store)).toEqual({ all: (await store.list()).length, copied: all, damaged: [] })
    expect(lines.at(-1)).toBe(`${all} of ${all}`)
    expect(server.names('attachments')).toContain(attachment)
    expect(await copy(files.store, store)).toMatchObject({ copied: 0, damaged: [] })
    await store.remove([name])
    await store.put([{ name: attachment, bytes: Buffer.from('cut off') }])
    expect(await copy(files.store, store)).toMatchObject({ copied: 2, damaged: [] })

    const other = path.join(dataFolder, 'other')
    mkdirSync(other)
    const back = await openFiles(other)
    writeFileSync(path.join(other, 'uploads', name), 'half a fi')
    expect(await copyStore(store, back.store, back.temporary, () => undefined)).toMatchObject({
      copied: all,
      damaged: []
    })
    for (const each of await files.store.list())
      expect((await buffer(await back.store.read(each))).equals(await buffer(await files.store.read(each)))).toBe(true)
    expect(readdirSync(back.temporary)).toEqual([])
  })
})
