import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, type PostgresServer, startPostgres } from '../../support/postgres.ts'
import { launchSite, type SiteProcess, startSite } from '../../support/site-process.ts'

export type Figure = string | number

/** Thrown by a drill that cannot run here; its message says what is missing. */
export class Skipped extends Error {}

/** Where a program keeps its data: the folder, and the setting that names a PostgreSQL database where that is used. */
export interface Data {
  folder: string
  settings: Record<string, string>
}

/** What a drill works with: chance, places and programs, all removed at its end, and the figures it notes. */
export class Report {
  readonly figures: Record<string, Figure> = {}
  readonly seed: number
  readonly #say: (text: string) => void
  readonly #cleanUps: (() => unknown)[] = []
  #state: number
  #postgres: Promise<PostgresServer> | undefined

  constructor(seed: number, say: (text: string) => void) {
    this.seed = seed
    this.#state = seed
    this.#say = say
  }

  /** Tells the person who watches how far it is. */
  say(text: string): void {
    this.#say(text)
  }

  /** Notes a figure, in place of an earlier one of the same name. */
  note(name: string, figure: Figure): void {
    this.figures[name] = figure
  }

  /** Adds to a figure. */
  count(name: string, more = 1): void {
    this.figures[name] = Number(this.figures[name] ?? 0) + more
  }

  /** A number from 0 to 1, without 1, that follows from the seed alone (mulberry32, public domain). */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to below `beyond`. */
  whole(least: number, beyond: number): number {
    return least + Math.floor(this.random() * (beyond - least))
  }

  /** Is done when the drill has ended, however it ended; the last comes first. */
  atEnd(cleanUp: () => unknown): void {
    this.#cleanUps.push(cleanUp)
  }

  /** An empty folder of its own. */
  folder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'drill-'))
    this.atEnd(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  /** The PostgreSQL server of this drill. */
  async postgres(): Promise<PostgresServer> {
    this.#postgres ??= startPostgres().then((server) => {
      this.atEnd(() => server.remove())
      return server
    })
    return await this.#postgres
  }

  /** Empty places for the data of one program. */
  async data(engine: 'sqlite' | 'postgres'): Promise<Data> {
    const folder = this.folder()
    if (engine === 'sqlite') return { folder, settings: {} }
    const { url } = await createDatabase((await this.postgres()).url)
    return { folder, settings: { DATABASE_URL: url } }
  }

  /** Starts the built program on such data and waits until it answers. */
  async start({ folder, settings }: Data, more: Record<string, string> = {}): Promise<SiteProcess> {
    return this.#owned(await startSite(folder, { SEED_DEMO: 'false', ...settings, ...more }))
  }

  /** Starts the built program, which may be meant to fail. */
  async launch({ folder, settings }: Data, more: Record<string, string> = {}): Promise<SiteProcess> {
    return this.#owned(await launchSite(folder, { SEED_DEMO: 'false', ...settings, ...more }))
  }

  #owned(site: SiteProcess): SiteProcess {
    this.atEnd(() => site.kill())
    return site
  }

  async end(): Promise<void> {
    for (const cleanUp of this.#cleanUps.splice(0).reverse()) await cleanUp()
  }
}
