import assert from 'node:assert/strict'
import { Client } from './lib/client.ts'
import type { Data } from './lib/context.ts'
import { ask } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { challenge, message, sendMessage } from './lib/messages.ts'

export const drill = defineDrill({
  rows: 'C1',
  what: "The captcha left out, made up, solved by the client, another's, old, guessed, replayed in a row and at once",
  sizes: { short: { guesses: 10, replays: 5 }, long: { guesses: 2_000, replays: 100 } },

  async run({ guesses, replays }, context) {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const data = await context.data(engine)
      // The real answers are read from the database.
      const { url } = await context.start(data, { CAPTCHA_TEST_ANSWER: '' })
      const refused = async (what: string, id: unknown, answer: unknown) => {
        const { status } = await sendMessage(url, message({ subject: what }), id, answer)
        assert.ok(status === 400 || status === 422, `${what}: ${status}`)
        context.count('refused')
      }

      await checkSecret(url, data)
      const own = await agedChallenge(url, data)
      const others = await agedChallenge(url, data)
      const right = await answerOf(data, own)
      await refused('Left out', undefined, undefined)
      await refused('Without a challenge', undefined, right)
      await refused('Without an answer', own, undefined)
      await refused('An empty answer', own, '')
      await refused('No text', { $ne: '' }, { $ne: '' })
      await refused('Made up', 'A'.repeat(22), 'AAAAAA')
      await refused("Another's answer", others, right === (await answerOf(data, others)) ? 'AAAAAA' : right)
      const another = await agedChallenge(url, data)
      await refused('In another case', another, (await answerOf(data, another)).toLowerCase())
      await refusedWhenSolvedByClient(url, data)

      const old = await agedChallenge(url, data)
      await ask(data, `update captcha set "expiresAt" = '2026-01-01T00:00:00.000Z' where id = '${old}'`)
      await refused('Old', old, await answerOf(data, old))

      for (let guess = 0; guess < guesses; guess++) {
        const id = await agedChallenge(url, data)
        await refused('A wrong guess', id, 'WRONG2')
        await refused('The right one after a wrong guess', id, await answerOf(data, id).catch(() => 'AAAAAA'))
      }
      await replay(url, data, replays)
      context.count('replays refused', 2 * (replays - 1))
      assert.equal((await ask(data, 'select id from "contactMessage"')).length, 2, 'Only the two that were solved')
    }
  }
})

/** A new challenge, as if it had been given a minute ago: an answer within three seconds is refused for that alone. */
async function agedChallenge(url: string, data: Data): Promise<string> {
  const id = await challenge(url)
  const expiresAt = new Date(Date.now() + 4 * 60_000).toISOString()
  await ask(data, `update captcha set "expiresAt" = '${expiresAt}' where id = '${id}'`)
  return id
}

/** One solved challenge with many messages, in a row and at once: one is accepted. */
async function replay(url: string, data: Data, replays: number): Promise<void> {
  const subjects = Array.from({ length: replays }, (_, number) => `Replayed ${number}`)
  const first = await agedChallenge(url, data)
  const answer = await answerOf(data, first)
  const inRow: number[] = []
  for (const subject of subjects) inRow.push((await sendMessage(url, message({ subject }), first, answer)).status)
  const second = await agedChallenge(url, data)
  const secondAnswer = await answerOf(data, second)
  const atOnce = await Promise.all(
    subjects.map(async (subject) => (await sendMessage(url, message({ subject }), second, secondAnswer)).status)
  )
  for (const statuses of [inRow, atOnce]) {
    assert.deepEqual(statuses.toSorted(), [200, ...Array.from({ length: replays - 1 }, () => 400)])
  }
}

/** Fields that other programs have trusted. */
async function refusedWhenSolvedByClient(url: string, data: Data): Promise<void> {
  const id = await agedChallenge(url, data)
  for (const name of ['captcha', 'captchaText', 'captchaValue', 'captchaAnswer', 'answer', 'expected', 'sentHash']) {
    const json = { ...message({}), captchaInput: 'MINE22', captchaId: id, [name]: 'MINE22' }
    const { status } = await new Client(url).call('POST', '/api/mail/contact', { json })
    assert.equal(status, 400, name)
  }
}

/** The answer is only in the picture and the sound. */
async function checkSecret(url: string, data: Data): Promise<void> {
  const visitor = new Client(url)
  const { body, headers } = await visitor.call<{ id: string; audio: string }>('GET', '/api/captcha?spoken=1')
  const answer = await answerOf(data, body.id)
  const spoken = await visitor.fetch('GET', body.audio)
  const page = await (await visitor.fetch('GET', '/contact')).text()
  const shown = await ask(data, 'select answer from captcha')
  const told = `${JSON.stringify(body)}${JSON.stringify([...headers])}${JSON.stringify([...spoken.headers])}`
  assert.ok(!told.includes(answer), 'The answer is in the call')
  for (const row of shown) assert.ok(!page.includes(String(row.answer)), 'The answer is in the page')
}

async function answerOf(data: Data, id: string): Promise<string> {
  const [row] = await ask(data, `select answer from captcha where id = '${id}'`)
  assert.ok(row, 'The challenge is over')
  return String(row.answer)
}
