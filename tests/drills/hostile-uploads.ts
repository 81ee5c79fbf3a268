import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { picture } from '../support/picture.ts'
import { type Client, signIn } from './lib/client.ts'
import { type DrillContext, stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { hashesBelow } from './lib/file-hashes.ts'
import { bombs, type HostileFile, hostilePictures, marker } from './lib/hostile-pictures.ts'
import { makeNews, type NewsAnswer, newsForm } from './lib/news.ts'
import { familyMemory } from './lib/proc.ts'

/** The program and its picture process stay below this, MB: a bomb that is decoded takes more. */
const maxMemory = 900
const names = [
  '../../evil.jpg',
  '..\\..\\evil.jpg',
  '/etc/evil.jpg',
  'C:\\evil.jpg',
  'evil.jpg\0.png',
  '.',
  '..',
  '',
  'x'.repeat(4_000),
  'evil.svg',
  'evil.html',
  'evil.jpg.php',
  '.htaccess',
  'con',
  'evil%2f..%2fx.jpg',
  'evil\r\nSet-Cookie: x=1.jpg',
  '"; filename="other.jpg',
  '\u202egpj.exe'
]

export const drill = defineDrill({
  rows: 'U1, U2, U3',
  what: 'Pictures that are something else too, damaged ones, bombs, and names that point elsewhere',
  sizes: { short: { step: 6 }, long: { step: 1 } },

  async run({ step }, context) {
    const home = context.folder()
    const folder = path.join(home, 'data')
    mkdirSync(folder)
    writeFileSync(path.join(home, 'outside.txt'), 'not to be touched')
    const site = await context.start({ folder, settings: {} })
    const client = await signIn(site.url)
    const small = await picture(40, 30)
    const other = await makeNews(client, small)
    const uploads = path.join(folder, 'uploads')
    const others = hashesBelow(uploads)
    let peak = 0
    const sampling = setInterval(() => {
      peak = Math.max(peak, familyMemory(site.pid))
    }, 20)
    context.atEnd(() => clearInterval(sampling))

    const some = <T>(all: readonly T[]) => all.filter((_, index) => index % step === 0)
    for (const file of some(await hostilePictures())) await sendHostile(context, client, file, uploads)
    for (const file of some(await bombs())) {
      const began = performance.now()
      const answer = await client.call<NewsAnswer>('POST', '/api/news', {
        form: newsForm(new Blob([new Uint8Array(file.bytes)]))
      })
      const took = Math.round(performance.now() - began)
      context.say(`${file.what}: ${answer.status} in ${took} ms`)
      context.noteMost('slowest bomb, ms', took)
      if (!file.mayBeTaken) assert.ok(answer.status >= 400, `${file.what} was answered ${answer.status}`)
      assert.ok(answer.status < 500, `${file.what} was answered ${answer.status}`)
      context.count(answer.status < 300 ? 'bombs taken, first frame alone' : 'bombs refused')
      if (answer.status < 300) await remove(client, answer.body.id)
    }
    clearInterval(sampling)
    context.note('most memory with the picture process, MB', Math.round(peak))
    assert.ok(peak < maxMemory, `It took ${peak} MB.`)

    await pointElsewhere(context, client, other, small, some(names))
    const after = hashesBelow(uploads)
    for (const [name, hash] of others) assert.equal(after.get(name), hash, `${name} of the record that nobody changed`)
    assert.deepEqual(readdirSync(path.join(folder, 'uploads-incoming')), [])
    assert.deepEqual(readdirSync(home).sort(), ['data', 'outside.txt'])
    assert.equal(readFileSync(path.join(home, 'outside.txt'), 'utf8'), 'not to be touched')
    await stopCleanly(site)
  }
})

/** Uploads a file; where it is accepted, no stored file may contain what was hidden in it. */
async function sendHostile(context: DrillContext, client: Client, file: HostileFile, uploads: string): Promise<void> {
  const before = hashesBelow(uploads)
  const { status, body } = await client.call<NewsAnswer>('POST', '/api/news', {
    form: newsForm(new Blob([new Uint8Array(file.bytes)]))
  })
  if (!file.mayBeTaken) assert.ok([413, 415, 422].includes(status), `${file.what} was answered ${status}`)
  assert.ok(status < 500, `${file.what} was answered ${status}`)
  const made = [...hashesBelow(uploads).keys()].filter((name) => !before.has(name))
  if (status >= 400) {
    assert.deepEqual(made, [], `${file.what} was refused and left files.`)
    return context.count('files refused')
  }
  assert.ok(made.length >= 3, `${file.what} was taken and has ${made.length} files.`)
  for (const name of made) {
    const kept = readFileSync(path.join(uploads, name))
    for (const trace of [marker, '<script', 'PK\x03\x04', '%PDF', 'GPS', 'Exif', 'http://ns.adobe', '<svg'])
      assert.equal(kept.includes(trace), false, `${file.what}: ${name} has ${trace}`)
    const { exif, xmp, iptc, icc } = await sharp(kept).metadata()
    assert.deepEqual(
      [exif, xmp, iptc, icc],
      [undefined, undefined, undefined, undefined],
      `${file.what}: ${name} has metadata`
    )
    const served = await client.fetch('GET', `/uploads/${name}`)
    assert.match(served.headers.get('content-type') ?? '', /^image\/(jpeg|png|avif|webp)$/)
    assert.equal(served.headers.get('x-content-type-options'), 'nosniff')
    context.count('kept files looked through')
  }
  context.count('files encoded anew')
  await remove(client, body.id)
}

async function remove(client: Client, id: number): Promise<void> {
  assert.equal((await client.call('POST', '/api/news/delete-multiple', { json: { ids: [id] } })).status, 200)
}

/** Hostile file names, and `existing…` values that name no stored picture. */
async function pointElsewhere(
  context: DrillContext,
  client: Client,
  other: NewsAnswer,
  upload: Blob,
  chosen: readonly string[]
): Promise<void> {
  const own = await makeNews(client, upload)
  for (const name of chosen) {
    const named = await client.call<NewsAnswer>('POST', '/api/news', { form: newsForm(upload, name) })
    assert.ok(
      [201, 400, 413, 422].includes(named.status),
      `The file name ${JSON.stringify(name)} was answered ${named.status}`
    )
    if (named.status === 201) {
      assert.match(String(named.body.newsImage), /^[\w-]{22}-40x30\.jpg$/)
      await remove(client, named.body.id)
    }
    context.count('hostile file names')
  }
  const values = [
    String(other.newsImage).replace('.jpg', '.40.webp'),
    '../outside.txt',
    '/etc/passwd',
    'file:///etc/passwd',
    'https://evil.example/x.jpg',
    '..',
    '.',
    'a\0b',
    '%00'
  ]
  for (const value of [
    ...values,
    `${own.newsImage}/../${other.newsImage}`,
    `./${own.newsImage}`,
    String(own.newsImage).toUpperCase(),
    '__proto__',
    '[object Object]'
  ]) {
    for (const file of [undefined, upload]) {
      const form = newsForm(file, 'x.jpg', { existingNewsImage: value })
      const { status } = await client.call('PUT', `/api/news/${own.id}`, { form })
      assert.equal(status, 422, `existingNewsImage ${JSON.stringify(value)} was answered ${status}`)
      assert.equal((await client.fetch('GET', `/uploads/${own.newsImage}`)).status, 200)
      context.count('names of other files refused')
    }
  }
  await remove(client, own.id)
}
