import assert from 'node:assert/strict'
import { connect } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { until } from '../support/until.ts'
import { signIn } from './lib/client.ts'
import { stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { hashesBelow } from './lib/file-hashes.ts'
import { makeNews } from './lib/news.ts'
import { watchClients } from './lib/normal-clients.ts'
import { temporaryFiles } from './lib/stored-files.ts'

const MiB = 1024 * 1024
/** A picture may have 10 MiB and the other fields one more; the rest is in buffers when the answer comes. */
const maxTaken = 24 * MiB
/** More growth than this would mean that uploads are held whole in memory, MB. */
const maxGrowth = 320

const file = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
const text = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`

/** The beginnings of forms that never end. */
const beginnings: Record<string, string> = {
  'a picture': file('newsImage'),
  'a file that no field has': file('nobody'),
  'a text': text('title'),
  'before the first part': '',
  'after the last part': `${text('title')}x\r\n--b--\r\n`,
  'the headers of a part': '--b\r\nContent-Disposition: form-data; name="',
  'a thousand parts and more': `${text('x')}x\r\n`
}

export const drill = defineDrill({
  rows: 'U4',
  what: 'Endless uploads, wrong lengths, connections broken off at any byte, and too slow ones',
  sizes: { short: { aborted: 40, slow: 0 }, long: { aborted: 6_000, slow: 40 } },

  async run({ aborted, slow }, context) {
    const data = await context.data('sqlite')
    const site = await context.start(data)
    const client = await signIn(site.url)
    const uploads = path.join(data.folder, 'uploads')
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await makeNews(client, new Blob([new Uint8Array(picture)]))
    const kept = hashesBelow(uploads)
    const stopWatching = watchClients(site.url, ['/', '/api/news'])
    context.atEnd(() => stopWatching().catch(() => undefined))
    const before = site.memory()
    const headers = `POST /api/news HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\n`
    const open = () => connect(Number(new URL(site.url).port), 'localhost')

    for (const [what, beginning] of Object.entries(beginnings)) {
      for (const length of ['Transfer-Encoding: chunked', `Content-Length: ${10_000 * MiB}`]) {
        const { taken, status } = await pour(open(), `${headers}${length}\r\n\r\n`, beginning, length.startsWith('T'))
        assert.ok(status >= 400 && status < 500, `${what} without end was answered ${status}`)
        assert.ok(taken < maxTaken, `${what} without end: ${taken} bytes were taken`)
        context.noteMost('most bytes taken of one, MiB', Math.ceil(taken / MiB))
        context.count('uploads without end, cut off')
      }
    }

    const form = Buffer.concat([
      Buffer.from(`${text('title')}T\r\n${file('newsImage')}`),
      picture,
      Buffer.from('\r\n--b--\r\n')
    ])
    const breakOff = async () => {
      const socket = open()
      socket.on('error', () => undefined)
      const length = context.oneOf([form.length, form.length + 1, form.length * 2, 9 * MiB])
      socket.write(`${headers}Content-Length: ${length}\r\n\r\n`)
      const sent = form.subarray(0, context.whole(0, Math.min(form.length, length - 1)))
      const wait = context.whole(0, 30)
      await new Promise<void>((resolve) => socket.write(sent, () => setTimeout(resolve, wait)))
      if (context.random() < 0.5) socket.resetAndDestroy()
      else socket.destroy()
      context.count('uploads broken off')
    }
    let left = aborted
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (left-- > 0) {
          await breakOff()
          if (left % 500 === 0) context.say(`${left} left, ${Math.round(site.memory())} MB`)
        }
      })
    )

    await Promise.all(
      Array.from({ length: slow }, async () => {
        const began = performance.now()
        const status = await drip(open(), `${headers}Content-Length: ${form.length}\r\n\r\n`, form)
        assert.equal(status, 408)
        context.noteMost('slow ones cut off after at most, s', Math.ceil((performance.now() - began) / 1_000))
        context.count('slow uploads, cut off')
      })
    )

    await until(() => temporaryFiles(data).length === 0, 'A temporary file was left.')
    assert.deepEqual(hashesBelow(uploads), kept)
    const { asked, slowest } = await stopWatching()
    context.note('normal requests meanwhile, all 200', asked)
    context.note('slowest of them, ms', slowest)
    context.note('memory before and after, MB', `${Math.round(before)}, ${Math.round(site.memory())}`)
    assert.ok(site.memory() - before < maxGrowth)
    await stopCleanly(site)
  }
})

/** Sends without end until the server answers. */
function pour(socket: ReturnType<typeof connect>, head: string, beginning: string, isChunked: boolean) {
  const block = Buffer.alloc(64 * 1024, `${beginning.startsWith('--b') ? beginning : ''}aaaaaaa`)
  let taken = 0
  const send = (bytes: Buffer) => {
    taken += bytes.length
    const framed = isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes
    return socket.write(framed)
  }
  return new Promise<{ taken: number; status: number }>((resolve) => {
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve({ taken, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) })
    }
    socket.on('data', (bytes) => {
      answer += bytes
      finish()
    })
    socket.on('error', () => undefined)
    socket.on('close', finish)
    socket.write(head)
    if (beginning !== '') send(Buffer.from(beginning))
    const go = () => {
      if (socket.destroyed || taken > 3 * maxTaken) return
      if (send(block)) setImmediate(go)
      else socket.once('drain', go)
    }
    go()
  })
}

/** Sends a byte every 200 ms until the server answers. */
function drip(socket: ReturnType<typeof connect>, head: string, form: Buffer): Promise<number> {
  return new Promise((resolve) => {
    let at = 0
    socket.write(head)
    const timer = setInterval(() => socket.write(form.subarray(at, ++at)), 200)
    const finish = (status: number) => {
      clearInterval(timer)
      socket.destroy()
      resolve(status)
    }
    socket.on('data', (bytes) => finish(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(bytes))?.[1] ?? 0)))
    socket.on('error', () => undefined)
    socket.on('close', () => finish(0))
  })
}
