import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { ConnectOptions } from '../../server/database/connect.ts'

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

  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return {
    options: { DATA_DIR: folder, DATABASE_URL: url.href },
    folder,
    async remove() {
      await onServer(server, `drop database ${name} with (force)`)
      removeFolder()
    }
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
