import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backupName } from '../../../server/backup/kept-backups.ts'
import { startBackups } from '../../../server/backup/schedule.ts'
import { day } from '../../../server/clock.ts'
import { createTestSite, type TestSite } from '../../support/site.ts'

const made = vi.hoisted(() => ({ count: 0 }))
vi.mock('node:child_process', async (importOriginal) => {
  const { promisify } = await import('node:util')
  const makeBackup = () => {
    made.count++
    return Object.assign(Promise.resolve(), { child: { kill: () => true } })
  }
  const execFile = Object.assign(makeBackup, { [promisify.custom]: makeBackup })
  return { ...(await importOriginal<object>()), execFile }
})

let site: TestSite
let folder: string
beforeAll(async () => {
  site = await createTestSite()
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const add = (madeAt: Date) => writeFileSync(path.join(folder, backupName(madeAt)), 'x')
/** Looks for a due backup as the program does. @returns the number made so far */
async function look(): Promise<number> {
  await startBackups({ BACKUP_DIR: folder, BACKUP_EVERY_HOURS: 24 }, site).stop()
  return made.count
}

test('a backup of a clock that was ahead keeps no other from being made, each when it is due', async () => {
  site.pass(400 * day)
  expect(await look()).toBe(1)
  add(site.clock())
  expect(await look()).toBe(1)
  site.pass(-400 * day)
  expect(await look()).toBe(2)
  add(site.clock())
  expect(await look()).toBe(2)
  site.pass(day)
  expect(await look()).toBe(3)
})
