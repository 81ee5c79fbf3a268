import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, type PostgresServer, startPostgres } from '../../support/postgres.ts'
import { launchSite, type SiteProcess, startSite } from '../../support/site-process.ts'
import { Random } from './random.ts'

export type Engine = 'sqlite' | 'postgres'

/** Thrown by a drill that cannot run here; its message names the missing part. */
export class Skipped extends Error {}

/** A program's data: the folder, and DATABASE_URL for PostgreSQL. */
export interface Data {
  folder: string
  settings: Record<string, string>
}

/** A drill's tools: random values, folders, databases and programs, all removed at its end, and its figures. */
export class DrillContext extends Random {
  readonly figures: Record<string, string | number> = {}
  /** Tells the person at the terminal how far it is. */
  readonly say: (text: string) => void
  readonly #cleanUps: (() => unknown)[] = []
  #postgres: Promise<PostgresServer> | undefined

  constructor(seed: number, say: (text: string) => void = () => undefined) {
    super(seed)
    this.say = say
  }

  /** Sets a figure. */
  note(name: string, figure: string | number): void {
    this.figures[name] = figure
  }

  /** Adds to a figure. */
  count(name: string, more = 1): void {
    this.figures[name] = Number(this.figures[name] ?? 0) + more
  }

  /** Keeps the greatest of several figures. */
  noteMost(name: string, figure: number): void {
    this.figures[name] = Math.max(figure, Number(this.figures[name] ?? 0))
  }

  /** Runs after the drill, even a failed one; the last one added runs first. */
  atEnd(cleanUp: () => unknown): void {
    this.#cleanUps.push(cleanUp)
  }

  /** An empty folder. */
  folder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'drill-'))
    this.atEnd(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  /** The PostgreSQL server of this drill, started when it is first asked for. */
  async postgres(): Promise<PostgresServer> {
    this.#postgres ??= startPostgres().then((server) => {
      this.atEnd(() => server.remove())
      return server
    })
    return await this.#postgres
  }

  /** An empty folder and database for one program. */
  async data(engine: Engine): Promise<Data> {
    const folder = this.folder()
    if (engine === 'sqlite') return { folder, settings: {} }
    const { url } = await createDatabase((await this.postgres()).url)
    return { folder, settings: { DATABASE_URL: url } }
  }

  /** Starts the built program and waits until it answers. */
  async start({ folder, settings }: Data, more: Record<string, string> = {}): Promise<SiteProcess> {
    return this.#killedAtEnd(await startSite(folder, { SEED_DEMO: 'false', ...settings, ...more }))
  }

  /** Starts the built program, which may be meant to fail. */
  async launch({ folder, settings }: Data, more: Record<string, string> = {}): Promise<SiteProcess> {
    return this.#killedAtEnd(await launchSite(folder, { SEED_DEMO: 'false', ...settings, ...more }))
  }

  #killedAtEnd(site: SiteProcess): SiteProcess {
    this.atEnd(() => site.kill())
    return site
  }

  async end(): Promise<void> {
    for (const cleanUp of this.#cleanUps.splice(0).reverse()) await cleanUp()
  }
}

/** Stops a program. Fails where its exit code is not 0, or where it logged an error. */
export async function stopCleanly(site: SiteProcess): Promise<void> {
  assert.deepEqual(await site.stop(), { code: 0, signal: null }, site.output())
  const errors = site
    .output()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line))
  assert.deepEqual(errors.map((line) => line.slice(0, 400)).slice(0, 9), [], `${errors.length} errors were logged.`)
}
