import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupName, listBackups, removeOldBackups } from '../../server/backup/kept-backups.ts'
import { readBackupState } from '../../server/backup/schedule.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const add = (madeAt: string) => writeFileSync(path.join(folder, backupName(new Date(madeAt))), 'x')
const at = (now: string) => () => new Date(now)
const later = new Date('2026-11-30T00:00:00Z')

test('only the newest are kept, and what else is in the folder stays', async () => {
  for (let day = 1; day <= 9; day++) add(`2026-11-0${day}T02:00:00Z`)
  for (const other of ['backup-by-hand.tar.gz', 'notes.txt']) writeFileSync(path.join(folder, other), 'x')
  expect(await removeOldBackups(folder, 3, later)).toBe(6)
  expect((await listBackups(folder, later)).map(({ madeAt }) => madeAt.getUTCDate())).toEqual([9, 8, 7])
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['backup-by-hand.tar.gz', 'notes.txt']))
  expect(await removeOldBackups(folder, 3, later)).toBe(0)
})

test('a backup is late an hour after it was due', async () => {
  const settings = { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: 24 }
  const none = { everyHours: 24, lastAt: null, isLate: true }
  expect(await readBackupState(settings, at('2026-11-02T00:00:00Z'))).toEqual(none)
  expect(
    await readBackupState({ ...settings, BACKUP_DIR: path.join(folder, 'none') }, at('2026-11-02T00:00:00Z'))
  ).toEqual(none)
  add('2026-11-01T02:00:00Z')
  const lastAt = '2026-11-01T02:00:00.000Z'
  expect(await readBackupState(settings, at('2026-11-02T02:59:00Z'))).toEqual({ everyHours: 24, lastAt, isLate: false })
  expect(await readBackupState(settings, at('2026-11-02T03:01:00Z'))).toEqual({ everyHours: 24, lastAt, isLate: true })
})

test('those of a clock that was ahead are neither the newest nor kept for longer', async () => {
  const days = async () => (await listBackups(folder, later)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10))
  for (const day of ['2026-11-28', '2028-01-01', '2026-11-29', '2030-01-01']) add(`${day}T02:00:00Z`)
  expect(await days()).toEqual(['2026-11-29', '2026-11-28', '2030-01-01', '2028-01-01'])
  expect(await removeOldBackups(folder, 1, later)).toBe(3)
  expect(await days()).toEqual(['2026-11-29'])
})

test('a backup is late where none but one of a clock that was ahead is there', async () => {
  const settings = { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: 24 }
  add('2030-01-01T02:00:00Z')
  expect(await readBackupState(settings, () => later)).toMatchObject({ isLate: true })
  add('2026-11-29T23:00:00Z')
  const lastAt = '2026-11-29T23:00:00.000Z'
  expect(await readBackupState(settings, () => later)).toMatchObject({ lastAt, isLate: false })
})

test('without a folder there is no schedule', async () => {
  const settings = { BACKUP_EVERY_HOURS: 24 }
  expect(await readBackupState(settings, at('2026-11-02T00:00:00Z'))).toEqual({
    everyHours: null,
    lastAt: null,
    isLate: false
  })
})
