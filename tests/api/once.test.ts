import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBackupState } from '../../server/backup/schedule.ts'
import { onceForAll } from '../../server/jobs/once.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

const minute = 60_000
const rhythm = { every: 60 * minute, longest: 10 * minute }

let site: TestSite
let done: string[]
beforeAll(async () => {
  site = await createTestSite()
  done = []
})
afterAll(() => site.close())

const run = async (server: string, work?: () => Promise<void>) =>
  await onceForAll(site, 'a job', rhythm, async () => {
    await work?.()
    done.push(server)
  })

test('of several servers one does the work, and again when it is due', async () => {
  const first = await Promise.all(['a', 'b', 'c'].map((server) => run(server)))
  expect(first.filter(Boolean)).toHaveLength(1)
  expect(done).toHaveLength(1)
  site.pass(59 * minute)
  expect(await run('b')).toBe(false)
  site.pass(minute)
  expect(await run('b')).toBe(true)
  expect(done).toHaveLength(2)
})

test('work that fails is due at once, and says so', async () => {
  site.pass(60 * minute)
  await expect(run('a', () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('The disk is full.')
  expect(await run('b')).toBe(true)
})

test('the work of a server that has died is due when its time is over', async () => {
  site.pass(60 * minute)
  let isTaken = false
  void run('a', () => {
    isTaken = true
    return new Promise(() => undefined)
  })
  await expect.poll(() => isTaken).toBe(true)
  site.pass(9 * minute)
  expect(await run('b')).toBe(false)
  site.pass(minute)
  expect(await run('b')).toBe(true)
})

test('work that a clock was ahead for is due when the clock is right again, and is done as often as before', async () => {
  site.pass(525_600 * minute)
  expect(await run('a')).toBe(true)
  site.pass(-525_600 * minute)
  expect(await run('b')).toBe(true)
  expect(await run('a')).toBe(false)
  site.pass(60 * minute)
  expect(await run('a')).toBe(true)
})

test('a server whose folder is empty says when another one has made the last backup', async () => {
  const settings = { BACKUP_DIR: 'none', BACKUP_EVERY_HOURS: 24 }
  expect(await readBackupState(settings, site.clock, site.db)).toMatchObject({ lastAt: null, isLate: true })
  const lastAt = site.clock().toISOString()
  await onceForAll(site, 'backup', { every: 1_440 * minute, longest: 360 * minute }, async () => undefined)
  expect(await readBackupState(settings, site.clock, site.db)).toMatchObject({ lastAt, isLate: false })
  site.pass(1_501 * minute)
  expect(await readBackupState(settings, site.clock, site.db)).toMatchObject({ lastAt, isLate: true }) // A server whose clock was ahead.
  site.pass(525_600 * minute)
  await onceForAll(site, 'backup', { every: 1_440 * minute, longest: 360 * minute }, async () => undefined)
  site.pass(-525_600 * minute)
  expect(await readBackupState(settings, site.clock, site.db)).toMatchObject({ lastAt: null, isLate: true })
})
