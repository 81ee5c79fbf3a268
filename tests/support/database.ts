import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import type { ConnectOptions } from '../../server/database/connect.ts'
import { createDatabase } from './postgres.ts'

export interface TestDatabase {
  options: ConnectOptions
  /** The data folder: uploads, and the database where it is SQLite. */
  folder: string
  remove(): Promise<void>
}

export const isPostgres = process.env.TEST_DATABASE === 'postgres'

/** An empty database of its own, of the kind that this run tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!isPostgres) return { options: { DATA_DIR: folder }, folder, remove: async () => removeFolder() }

  const { url, drop } = await createDatabase(inject('postgresUrl'))
  return {
    options: { DATA_DIR: folder, DATABASE_URL: url },
    folder,
    async remove() {
      await drop()
      removeFolder()
    }
  }
}
