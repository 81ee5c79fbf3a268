import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { signIn } from './lib/client.ts'
import type { DrillContext, Engine } from './lib/context.ts'
import { ask, checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, message, sendWithAttachment } from './lib/messages.ts'
import { age, checkStoredFiles } from './lib/stored-files.ts'

const hour = 3_600_000

export const drill = defineDrill({
  rows: 'D14',
  what: 'kill -9 while a message with an attachment is stored, and between that and its answer; then it is sent again',
  sizes: { short: { sqlite: 3, postgres: 1 }, long: { sqlite: 100, postgres: 50 } },

  async run({ sqlite, postgres }, context) {
    await killOften(context, 'sqlite', sqlite)
    await killOften(context, 'postgres', postgres)
  }
})

async function killOften(context: DrillContext, engine: Engine, kills: number) {
  const data = await context.data(engine)
  let site = await context.start(data)
  const references = new Map<string, unknown>()
  for (let round = 0; round < kills; round++) {
    const subject = `Once ${round} on ${engine}`
    const [id, attachment] = [await challenge(site.url), await attachmentOf(round)]
    const isStored = async () =>
      (await ask(data, `select id from "contactMessage" where subject = '${subject}'`)).length > 0
    const { url } = site
    const sent = sendWithAttachment(url, message({ subject }), id, attachment).catch(() => undefined)
    let isAnswered = false
    void sent.then(() => {
      isAnswered = true
    })
    // Half of them as soon as the message is there to be seen, the others at any instant.
    if (round % 2 === 0) while (!(isAnswered || (await isStored()))) await wait(1)
    else await wait(context.whole(0, 400))
    await site.kill()
    const first = await sent
    context.count(
      first ? 'kills after the answer' : `kills ${(await isStored()) ? 'between storing and' : 'before'} answering`
    )
    age(data, 2 * hour)
    site = await context.start(data)
    await checkStoredFiles(data)

    const again = await sendWithAttachment(site.url, message({ subject }), id, attachment)
    assert.equal(again.status, 200, 'It can be sent again')
    if (first) assert.equal(again.body.reference, first.body.reference, 'Both are told one reference')
    references.set(subject, again.body.reference)
    await checkIntegrity(data)
  }
  const staff = await signIn(site.url)
  const { body } = await staff.call<{ id: number; subject: string; reference: string }[]>('GET', '/api/messages')
  assert.deepEqual(new Map(body.map(({ subject, reference }) => [subject, reference])), references)
  assert.equal(body.length, kills, 'Each is stored once')
  for (const { id } of body) assert.equal((await staff.fetch('GET', `/api/messages/${id}/attachment`)).status, 200)
  assert.equal(await checkStoredFiles(data), kills, 'Each has one file')
  assert.deepEqual(await site.stop(), { code: 0, signal: null })
}

/** A picture and a PDF in turn, each with a content of its own. */
async function attachmentOf(round: number): Promise<Blob> {
  if (round % 4 < 2) return new Blob([`%PDF-1.7\n${round}`])
  const pixels = sharp({ create: { width: 300 + round, height: 200, channels: 3, background: 'orange' } })
  return new Blob([new Uint8Array(await pixels.jpeg().toBuffer())])
}
