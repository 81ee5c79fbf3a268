import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../database/connect.ts'
import { listTables, readLastIds, readRows } from '../database/raw-tables.ts'
import type { Manifest } from './manifest.ts'

/** Short-lived state is not backed up: after a restore everybody signs in again. The index of the search is made anew. */
const excludedTables = new Set([
  'session',
  'signInStep',
  'captcha',
  'attempt',
  'createdByKey',
  'preview',
  'job',
  'searchWord',
  'searchState'
])

export const tableFile = (table: string) => `database/${table}.jsonl`

/** Writes all tables as JSON Lines into a folder. @param snapshot a transaction in which every query sees the same state */
export async function dumpTables(snapshot: Db, folder: string) {
  const lastIds = await readLastIds(snapshot)
  const tables: Manifest['tables'] = []
  for (const [name, columns] of await listTables(snapshot)) {
    if (excludedTables.has(name)) continue
    const hash = createHash('sha256')
    let rows = 0
    const lines = async function* () {
      for await (const row of readRows(snapshot, name, columns)) {
        rows++
        const line = `${JSON.stringify(row)}\n`
        hash.update(line)
        yield line
      }
    }
    await pipeline(lines, createWriteStream(path.join(folder, tableFile(name)), { mode: 0o600 }))
    tables.push({ name, rows, sha256: hash.digest('hex'), lastId: lastIds.get(name) ?? null })
  }
  return tables
}
