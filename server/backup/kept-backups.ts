import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { day } from '../clock.ts'
import { removeOld } from '../files/storage.ts'

/* The folder of scheduled backups. Their names have the time of the backup; other files in it are never touched. */

const pattern = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/

/** A partial file that has not changed for this long was left by a killed process, ms. */
export const abandonedAfter = day

/** `backup-2026-11-21T06-50-13Z.tar.gz`: without characters that some file systems refuse. */
export function backupName(madeAt: Date): string {
  return `backup-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** The backups in a folder, the newest first; last those of a clock that was ahead. */
export async function listBackups(folder: string, now: Date): Promise<{ name: string; madeAt: Date }[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort()
  const backups = names.reverse().map((name) => ({ name, madeAt: new Date(name.replace(pattern, '$1T$2:$3:$4Z')) }))
  return backups.toSorted((one, other) => Number(one.madeAt > now) - Number(other.madeAt > now))
}

/** Removes all but the newest `keep`, and abandoned partial files. @returns how many backups were removed */
export async function removeOldBackups(folder: string, keep: number, now: Date): Promise<number> {
  const old = (await listBackups(folder, now)).slice(keep)
  for (const { name } of old) await rm(path.join(folder, name))
  const isPartial = (name: string) => name.endsWith('.partial') && pattern.test(path.basename(name, '.partial'))
  await removeOld(folder, abandonedAfter, isPartial)
  return old.length
}
