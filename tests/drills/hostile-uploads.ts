import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Client, signIn } from './lib/client.ts'
import { bombs, type HostileFile, hostilePictures, marker } from './lib/corpus.ts'
import { defineDrill } from './lib/drill.ts'
import { makeNews, type NewsAnswer, newsForm } from './lib/news.ts'
import type { Report } from './lib/report.ts'
import { familyMemory, filesBelow } from './lib/tree.ts'

/** A bomb is refused within this, ms. */
const bombTime = 2_000
/** The program and the process that makes pictures stay below this, MB. */
const mostMemory = 900
const names = [
  ...[
    '../../evil.jpg',
    '..\\..\\evil.jpg',
    '/etc/evil.jpg',
    'C:\\evil.jpg',
    'evil.jpg\0.png',
    '.',
    '..',
    '',
    'x'.repeat(4_000),
    'evil.svg'
  ],
  ...[
    'evil.html',
    'evil.jpg.php',
    '.htaccess',
    'con',
    'evil%2f..%2fx.jpg',
    'evil\r\nSet-Cookie: x=1.jpg',
    '"; filename="other.jpg',
    '\u202egpj.exe'
  ]
]

export const drill = defineDrill({
  name: 'hostile-uploads',
  rows: 'U1, U2, U3',
  what: 'Pictures that are something else too, damaged ones, bombs, and names that point elsewhere',
  short: { step: 6 },
  long: { step: 1 },

  async run({ step }, report) {
    const home = report.folder()
    const folder = path.join(home, 'data')
    mkdirSync(folder)
    writeFileSync(path.join(home, 'outside.txt'), 'not to be touched')
    const site = await report.start({ folder, settings: {} })
    const client = await signIn(site.url)
    const picture = new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer()
    )
    const other = await makeNews(client, picture)
    const uploads = path.join(folder, 'uploads')
    const others = filesBelow(uploads)
    let mostUsed = 0
    const looking = setInterval(() => {
      mostUsed = Math.max(mostUsed, familyMemory(site.pid))
    }, 20)
    report.atEnd(() => clearInterval(looking))

    const some = <T>(all: readonly T[]) => all.filter((_, index) => index % step === 0)
    for (const file of some(await hostilePictures())) await sendHostile(report, client, file, uploads)
    for (const file of some(await bombs())) {
      const began = performance.now()
      const answer = await client.call<NewsAnswer>('POST', '/api/news', { form: newsForm(new Uint8Array(file.bytes)) })
      const took = Math.round(performance.now() - began)
      report.say(`${file.what}: ${answer.status} in ${took} ms`)
      report.note('slowest bomb, ms', Math.max(took, Number(report.figures['slowest bomb, ms'] ?? 0)))
      if (!file.mayBeTaken)
        assert.ok(answer.status >= 400 && answer.status < 500, `${file.what} was answered ${answer.status}`)
      assert.ok(answer.status < 500, `${file.what} was answered ${answer.status}`)
      if (answer.status >= 400) assert.ok(took < bombTime, `${file.what} took ${took} ms`)
      report.count(answer.status < 300 ? 'bombs taken, first frame alone' : 'bombs refused')
      if (answer.status < 300) await remove(client, answer.body.id)
    }
    clearInterval(looking)
    report.note('most memory with the picture process, MB', Math.round(mostUsed))
    assert.ok(mostUsed < mostMemory, `It took ${mostUsed} MB.`)

    await pointElsewhere(report, client, other, picture, some(names))
    const after = filesBelow(uploads)
    for (const [name, hash] of others) assert.equal(after.get(name), hash, `${name} of the record that nobody changed`)
    assert.deepEqual(readdirSync(path.join(folder, 'uploads-incoming')), [])
    assert.deepEqual(readdirSync(home).sort(), ['data', 'outside.txt'])
    assert.equal(readFileSync(path.join(home, 'outside.txt'), 'utf8'), 'not to be touched')
    assert.deepEqual(await site.stop(), { code: 0, signal: null })
    assert.equal(site.output().includes('"level":"error"'), false, site.output().slice(0, 2_000))
  }
})

/** Sends a file; if it is taken, nothing that is kept of it may have what was hidden in it. */
async function sendHostile(report: Report, client: Client, file: HostileFile, uploads: string): Promise<void> {
  const before = filesBelow(uploads)
  const { status, body } = await client.call<NewsAnswer>('POST', '/api/news', {
    form: newsForm(new Uint8Array(file.bytes))
  })
  if (!file.mayBeTaken) assert.ok([413, 415, 422].includes(status), `${file.what} was answered ${status}`)
  assert.ok(status < 500, `${file.what} was answered ${status}`)
  const made = [...filesBelow(uploads).keys()].filter((name) => !before.has(name))
  if (status >= 400) {
    assert.deepEqual(made, [], `${file.what} was refused and left files.`)
    return report.count('files refused')
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
    report.count('kept files looked through')
  }
  report.count('files encoded anew')
  await remove(client, body.id)
}

async function remove(client: Client, id: number): Promise<void> {
  assert.equal((await client.call('POST', '/api/news/delete-multiple', { json: { ids: [id] } })).status, 200)
}

/** Names of files as clients give them, and `existing…` values that name what is not the record's. */
async function pointElsewhere(
  report: Report,
  client: Client,
  other: NewsAnswer,
  picture: Uint8Array<ArrayBuffer>,
  chosen: readonly string[]
): Promise<void> {
  const own = await makeNews(client, picture)
  for (const name of chosen) {
    const named = await client.call<NewsAnswer>('POST', '/api/news', { form: newsForm(picture, name) })
    assert.ok(
      [201, 400, 413, 422].includes(named.status),
      `The file name ${JSON.stringify(name)} was answered ${named.status}`
    )
    if (named.status === 201) {
      assert.match(String(named.body.newsImage), /^[\w-]{22}-40x30\.jpg$/)
      await remove(client, named.body.id)
    }
    report.count('hostile file names')
  }
  const values = [
    String(other.newsImage),
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
    for (const file of [undefined, picture]) {
      const form = newsForm(file, 'x.jpg', { existingNewsImage: value })
      const { status } = await client.call('PUT', `/api/news/${own.id}`, { form })
      assert.equal(status, 422, `existingNewsImage ${JSON.stringify(value)} was answered ${status}`)
      assert.equal((await client.fetch('GET', `/uploads/${own.newsImage}`)).status, 200)
      report.count('names of other files refused')
    }
  }
  await remove(client, own.id)
}
