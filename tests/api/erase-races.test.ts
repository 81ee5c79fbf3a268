import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Write, WriteRule } from '../../server/content/content.ts'
import { untilWaiting } from '../support/database.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

const answer = 'ABC234'
let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterEach(() => site.close())

async function send(email: string): Promise<void> {
  const { body } = await site.visitor.call<{ id: string }>('GET', '/api/captcha')
  const message = { name: 'Asha Rao', email, subject: 'Roof', phone: '9876543210', message: 'What would it cost?' }
  const json = { ...message, captchaInput: answer, captchaId: body.id }
  expect((await site.visitor.call('POST', '/api/mail/contact', { json })).status).toBe(200)
}

const idsNow = async () => (await site.admin.call<{ id: number }[]>('GET', '/api/messages')).body.map(({ id }) => id)
const erase = () =>
  site.admin.call<{ erased: number }>('POST', '/api/messages/erase', { json: { email: 'asha@example.com' } })

/** True where a message or an earlier version of one still names the person. */
async function isKept(): Promise<boolean> {
  const rows = [
    await site.db.selectFrom('contactMessage').selectAll().execute(),
    await site.db.selectFrom('history').selectAll().execute()
  ]
  return JSON.stringify(rows).includes('asha@example.com')
}

/** @returns calls that bring back a deleted message of the person */
async function deleteOne() {
  await send('asha@example.com')
  const deleted = await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids: await idsNow() } })
  const { body: versions } = await site.admin.call<{ id: number }[]>('GET', '/api/history?collection=contactMessage')
  return {
    restore: () => site.admin.call('POST', `/api/history/${versions[0]?.id}/restore`),
    undo: () => site.admin.call('POST', '/api/history/undo', { json: { batch: deleted.body.batch } })
  }
}

test.each(['restore', 'undo'] as const)(
  'what is erased before a call to %s it writes is not brought back',
  async (name) => {
    const bringBack = (await deleteOne())[name]
    // Held where its transaction begins: by then it has found the message to restore.
    const { transaction } = site.db
    const hasBegun = Promise.withResolvers<void>()
    const isDue = Promise.withResolvers<void>()
    site.db.transaction = () => {
      site.db.transaction = transaction
      const begun = site.db.transaction()
      const execute = begun.execute.bind(begun)
      begun.execute = async (work) => {
        hasBegun.resolve()
        await isDue.promise
        return await execute(work)
      }
      return begun
    }
    const broughtBack = bringBack()
    await hasBegun.promise
    expect((await erase()).body.erased).toBe(1)
    isDue.resolve()
    await broughtBack
    expect(await isKept()).toBe(false)
  }
)

const changeTwo = async () => {
  for (const email of ['asha@example.com', 'ravi@example.com']) await send(email)
  const json = { ids: await idsNow(), values: { stage: 'Called' } }
  return () => site.admin.call('POST', '/api/messages/update-multiple', { json })
}
const deleteIt = async () => {
  await send('asha@example.com')
  const json = { ids: await idsNow() }
  return () => site.admin.call('POST', '/api/messages/delete-multiple', { json })
}

test.each<[string, () => Promise<() => Promise<unknown>>, (write: Write) => boolean]>([
  ['changes messages', changeTwo, ({ action, stored }) => action === 'update' && stored?.email === 'ravi@example.com'],
  ['deletes one', deleteIt, ({ action }) => action === 'delete'],
  ['restores one', async () => (await deleteOne()).restore, ({ action }) => action === 'create'],
  ['undoes a deletion', async () => (await deleteOne()).undo, ({ action }) => action === 'create']
])('what is erased while a call %s stays in no table', async (_, prepare, isHere) => {
  const call = await prepare()
  const isWriting = Promise.withResolvers<void>()
  const isDue = Promise.withResolvers<void>()
  // Held in its transaction: of two changes after the first, before a deletion, after an insertion.
  const rules = site.content.rules as WriteRule[]
  rules.push({
    async onWrite(_, write) {
      if (!isHere(write)) return
      isWriting.resolve()
      await isDue.promise
    }
  })
  const written = call()
  await isWriting.promise
  const erased = erase()
  // It goes on when the erasure is over or waits for it.
  await Promise.race([erased, untilWaiting(site.db, 1)])
  isDue.resolve()
  await written
  expect((await erased).body.erased).toBe(1)
  expect(await isKept()).toBe(false)
})
