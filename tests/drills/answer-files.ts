import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { picture } from '../support/picture.ts'
import { admin } from '../support/site-process.ts'
import { until } from '../support/until.ts'
import { AnswerFileReader } from './lib/answer-file-reader.ts'
import { Client } from './lib/client.ts'
import { type DrillContext, stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { newsForm } from './lib/news.ts'
import { startNginx } from './lib/nginx.ts'

/** The configuration of nginx is for an https address. */
const headers = { origin: 'https://www.example.com' }

/** Titles of one length: only the time of a file tells two of them apart. */
const titleOf = (edition: number) => `Edition ${String(edition).padStart(8, '0')}`

/** The record that changes. */
interface Written {
  id: number
  /** The last edition whose write was acknowledged. */
  acknowledged: number
  /** The last that was asked for. */
  asked: number
}

export const drill = defineDrill({
  rows: 'D16',
  what: 'Files of pages, read as a proxy does and through nginx, while their record changes and kill -9 comes in between',
  sizes: { short: { kills: 2, seconds: 2 }, long: { kills: 60, seconds: 4 } },

  async run({ kills, seconds }, context) {
    const data = await context.data('sqlite')
    const folder = context.folder()
    const settings = { ANSWER_FILES: folder, PUBLIC_URL: headers.origin, HOST: '127.0.0.1' }
    let site = await context.start(data, settings)
    let staff = await signIn(site.url)
    const written = await firstNews(staff)
    const pages = ['/news', `/newsdetail/${written.id}`, '/', '/hi/news']
    const files = new AnswerFileReader(folder, pages)
    const readFiles = () => check(context, written, () => files.read(), 'pages read from files')

    for (let round = 0; round < kills; round++) {
      const nginx = await startNginx(context, site.url, folder)
      const end = new AbortController()
      // Each asks as often as it can: pages are rendered, written and read at every moment of a write.
      const visitors = pages.flatMap((page) => [
        visit(end.signal, () => fetch(site.url + page).then((answer) => answer.arrayBuffer())),
        visit(end.signal, () => check(context, written, () => nginx?.read(page) ?? [], 'pages read through nginx'))
      ])
      visitors.push(visit(end.signal, readFiles))
      const writing = write(context, staff, written, files, readFiles)
      await wait(seconds * 1_000 * (0.5 + context.random() / 2))
      await site.kill()
      await writing
      // Nobody answers now but the proxy.
      await readFiles()
      end.abort()
      await Promise.all(visitors)
      await nginx?.stop()

      site = await context.start(data, settings)
      staff = new Client(site.url, staff.cookie)
      // An unacknowledged write may have happened. It is acknowledged by being read.
      written.acknowledged = await readEdition(staff, written.id)
      assert.ok([written.asked, written.asked - 1].includes(written.acknowledged), 'A write was lost')
      await readFiles()
      context.count('kills')
    }
    await until(async () => {
      await fetch(`${site.url}/news`)
      return files.read().length > 0
    }, 'No file is made.')
    await stopCleanly(site)
    assert.ok(!existsSync(path.join(folder, 'current')), 'An orderly end takes the files away')
    assert.equal(readdirSync(folder).length, 1, 'Files of earlier generations stay')
    context.note('different files seen', files.tags)
  }
})

/** @throws where what is read is older than what was acknowledged before */
async function check(context: DrillContext, written: Written, read: () => number[] | Promise<number[]>, what: string) {
  const { acknowledged } = written
  const editions = await read()
  for (const edition of editions)
    assert.ok(edition >= acknowledged, `${what}: edition ${edition} after ${acknowledged} was acknowledged`)
  context.count(what, editions.length)
}

/** Does something again and again; where the program is killed meanwhile it fails, and goes on. */
async function visit(signal: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
    })
    await wait(5)
  }
}

/** Changes the record until the program is killed, and looks at the files after each acknowledgement. */
async function write(
  context: DrillContext,
  staff: Client,
  written: Written,
  files: AnswerFileReader,
  readFiles: () => Promise<void>
) {
  for (;;) {
    const form = newsForm(undefined, '', { title: titleOf(++written.asked) })
    const answer = await staff.call('PUT', `/api/news/${written.id}`, { form, headers }).catch(() => undefined)
    if (!answer) return
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    written.acknowledged = written.asked
    await readFiles()
    context.count('acknowledged writes')
    // Often until every page has its files again: those are what the next write has to take away.
    for (let left = context.whole(0, 20); left > 0 && files.read().length < 12; left--) await wait(25)
  }
}

async function signIn(url: string): Promise<Client> {
  const { username, password } = admin
  const { status, headers: answered } = await new Client(url).call('POST', '/api/auth/login', {
    json: { username, password },
    headers
  })
  assert.equal(status, 200)
  return new Client(url, answered.get('set-cookie')?.split(';')[0])
}

async function firstNews(staff: Client): Promise<Written> {
  const form = newsForm(await picture(64, 48), 'picture.png', { title: titleOf(1) })
  const { status, body } = await staff.call('POST', '/api/news', { form, headers })
  assert.equal(status, 201, JSON.stringify(body))
  return { id: Number(body.id), acknowledged: 1, asked: 1 }
}

async function readEdition(staff: Client, id: number): Promise<number> {
  const { body } = await staff.call('GET', `/api/news/${id}`)
  return Number(String(body.title).replace('Edition ', ''))
}
