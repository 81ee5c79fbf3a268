import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { Client, signIn } from './lib/client.ts'
import { type Data, type DrillContext, Skipped } from './lib/context.ts'
import { ask, checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { message, sendMessage, sendWithAttachment } from './lib/messages.ts'
import { newsForm } from './lib/news.ts'
import { checkStoredFiles } from './lib/stored-files.ts'

/** The statuses for a full disk. */
const refusals = [503, 507]

export const drill = defineDrill({
  rows: 'D4',
  what: 'The disk is full but for some KiB under uploads, saves, messages and attachments; then there is room again',
  sizes: { short: { rounds: 3 }, long: { rounds: 60 } },

  async run({ rounds }, context) {
    const data = { folder: smallDisk(context), settings: {} }
    const site = await context.start(data)
    const staff = await signIn(site.url)
    const large = await noisyPicture()
    assert.equal(await addNews(staff, large), 201)

    for (let round = 0; round < rounds; round++) {
      const left = round % 3 === 0 ? 0 : context.whole(0, 700)
      // A session seen long ago is due for an update: reads must not fail where that cannot be written.
      const whileAgo = new Date(Date.now() - 600_000).toISOString()
      await ask(data, `update session set "lastSeenAt" = '${whileAgo}'`)
      fill(data, left)
      for (let tries = 0; tries < 4; tries++) {
        for (const status of [
          await addNews(staff, large),
          await sendOne(site.url),
          await sendOne(site.url, large),
          await saveSettings(staff)
        ]) {
          assert.ok(status < 300 || refusals.includes(status), `A write on a full disk was answered ${status}.`)
          context.count(status < 300 ? 'writes that still fitted' : 'writes refused (503, 507)')
        }
      }
      for (const address of ['/', '/api/news', '/news', '/api/messages', '/contact']) {
        const { status } = await staff.fetch('GET', address)
        assert.equal(status, 200, `${address} was answered ${status}: reads go on`)
        context.count('reads that went on')
      }
      rmSync(filler(data))
      assert.equal(await saveSettings(staff), 200, 'It recovers by itself')
      assert.equal(await sendOne(site.url), 200, 'It recovers by itself')
      assert.equal(await sendOne(site.url, large), 200, 'It recovers by itself')
      await checkStoredFiles(data)
      await checkIntegrity(data)
      await empty(staff)
      context.count('full disks')
    }
    assert.deepEqual(await site.stop(), { code: 0, signal: null })
  }
})

/** A disk of 96 MB, enough for the history of all rounds. @throws Skipped without the right to mount */
function smallDisk(context: DrillContext): string {
  const folder = context.folder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'drill', folder], { stdio: 'pipe' })
  } catch (error) {
    throw new Skipped(`no small disk can be mounted here (${error instanceof Error ? error.message.trim() : error})`)
  }
  context.atEnd(() => execFileSync('umount', ['--lazy', folder]))
  return folder
}

const filler = ({ folder }: Data) => path.join(folder, 'filler')

/** Fills the disk up but for some KiB. */
function fill(data: Data, left: number): void {
  const { bavail, bsize } = statfsSync(data.folder)
  writeFileSync(filler(data), Buffer.alloc(Math.max(0, bavail * bsize - left * 1_024)))
}

/** A picture that no format compresses well. */
async function noisyPicture(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const pixels = sharp({ create: { width: 500, height: 400, channels: 3, background: 'white', noise } })
  return new Blob([new Uint8Array(await pixels.jpeg().toBuffer())])
}

async function addNews(staff: Client, upload: Blob): Promise<number> {
  const form = newsForm(upload, 'picture.jpg', { description: 'x'.repeat(4_900) })
  return (await staff.fetch('POST', '/api/news', { form })).status
}

async function sendOne(url: string, attachment?: Blob): Promise<number> {
  const { status, body } = await new Client(url).call('GET', '/api/captcha')
  if (status !== 200) return status
  const values = message({ message: 'x'.repeat(4_000) })
  const sent = attachment
    ? sendWithAttachment(url, values, String(body.id), attachment)
    : sendMessage(url, values, body.id)
  return (await sent).status
}

async function saveSettings(staff: Client): Promise<number> {
  const { body } = await staff.call('GET', '/api/settings')
  const json = { ...body, companyName: `Company ${crypto.randomUUID()}` }
  return (await staff.fetch('PUT', '/api/settings', { json })).status
}

async function empty(staff: Client): Promise<void> {
  for (const path of ['/api/news', '/api/messages']) {
    const { body } = await staff.call<{ id: number }[]>('GET', path)
    if (body.length > 0)
      await staff.call('POST', `${path}/delete-multiple`, { json: { ids: body.map(({ id }) => id) } })
  }
}
