import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Client, Notification } from 'pg'
import { revisionChannel } from '../content/revision.ts'
import type { Db } from '../database/connect.ts'
import type { Log } from '../log.ts'

/** Where a server says which write it has heard of: `{backend pid} {revision}`. */
const heardChannel = 'content_heard'
/** The advisory lock that every listening connection holds, so that a writer can tell who listens. Any number of ours. */
const listenersLock = 0x5375_7279
/** So often the listening connection asks for the revision, ms. */
const beat = 1_000
/** For so long after such a question was asked, its answer is relied on, ms. */
const lease = 3_000
/** A lost connection is opened again after so long, ms. */
const pause = 500

/** What keeps answers, and has to forget them. */
interface Keeper {
  clear(): void
  trust(until: number): void
}

interface Waiter {
  revision: number
  pids: Set<number>
  done: () => void
}

/**
 * Keeps a server's store in step with what other servers write to the same PostgreSQL.
 *
 * A write notifies in its transaction, and every server that hears it empties its store and says so. The writer waits
 * for that before it answers its client: so the next read, through whichever server, sees the write. A server that
 * does not hear (its connection is cut, or it hangs) stops trusting its store by itself: it relies on it only within
 * `lease` of a question that the database answered. The writer waits no longer than that.
 */
export class RevisionWatch {
  readonly #db: Db
  readonly #url: string
  readonly #keeper: Keeper
  readonly #log: Log
  readonly #waiters = new Set<Waiter>()
  /** The last write that each listening connection has heard of, by its backend's pid. */
  readonly #heard = new Map<number, number>()
  #client: Client | undefined
  #pid = 0
  #revision = 0
  #isClosed = false

  constructor({ db, url, store, log }: { db: Db; url: string; store: Keeper; log: Log }) {
    this.#db = db
    this.#url = url
    this.#keeper = store
    this.#log = log
  }

  /** Begins to listen. Where the database cannot be reached it is tried again and again, and nothing is kept. */
  async start(): Promise<void> {
    if (this.#isClosed) return
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: lease
    })
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client))
    client.on('notification', (message) => this.#hear(client, message))
    this.#client = client
    try {
      await client.connect()
      // First the ear, then the name in the list, then the question: a write is either heard of, or already in the answer.
      await client.query(`listen ${revisionChannel}`)
      await client.query(`listen ${heardChannel}`)
      await client.query('select pg_advisory_lock_shared($1)', [listenersLock])
      await this.#ask(client)
    } catch (error) {
      this.#lose(client, error)
    }
  }

  /** After a commit: forgets what is kept here, and returns once no other server can answer with what was before. */
  async settle(revision: number): Promise<void> {
    this.#meet(revision)
    const deadline = performance.now() + lease + 50
    try {
      const pids = await this.#listeners()
      for (const pid of this.#heard.keys()) if (!pids.has(pid)) this.#heard.delete(pid)
      for (const pid of pids) if (pid === this.#pid || (this.#heard.get(pid) ?? 0) >= revision) pids.delete(pid)
      await this.#untilHeard(revision, pids, deadline)
      if (pids.size > 0) await this.#dismiss(pids)
    } catch (error) {
      this.#log.warn({ err: error }, 'other servers could not be asked whether they heard of a write')
      await until(deadline)
    }
  }

  /** Takes those away who say that they heard of a write, until nobody is left or it is too late. */
  async #untilHeard(revision: number, pids: Set<number>, deadline: number): Promise<void> {
    if (pids.size === 0) return
    const { promise, resolve: done } = Promise.withResolvers<void>()
    const waiter = { revision, pids, done }
    const over = new AbortController()
    this.#waiters.add(waiter)
    await Promise.race([promise, until(deadline, over.signal)])
    over.abort()
    this.#waiters.delete(waiter)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end().catch(() => undefined)
  }

  /** Asks for the revision, which proves that the connection is alive, and again after a while. */
  async #ask(client: Client): Promise<void> {
    const askedAt = performance.now()
    const { rows } = await client.query<{ revision: number; pid: number }>(
      'select revision, pg_backend_pid() as pid from "contentRevision"'
    )
    const [row] = rows
    if (!row || client !== this.#client) return
    this.#pid = row.pid
    this.#meet(row.revision)
    this.#keeper.trust(askedAt + lease)
    setTimeout(() => void this.#ask(client).catch((error) => this.#lose(client, error)), beat).unref()
  }

  #hear(client: Client, { channel, payload = '' }: Notification): void {
    if (client !== this.#client) return
    if (channel === revisionChannel) {
      this.#meet(Number(payload))
      client
        .query('select pg_notify($1, $2)', [heardChannel, `${this.#pid} ${payload}`])
        .catch((error) => this.#lose(client, error))
      return
    }
    const [pid = 0, revision = 0] = payload.split(' ').map(Number)
    this.#heard.set(pid, revision)
    for (const waiter of this.#waiters) {
      if (revision >= waiter.revision) waiter.pids.delete(pid)
      if (waiter.pids.size === 0) waiter.done()
    }
  }

  /** Any other number than the last one met means that content is another. */
  #meet(revision: number): void {
    if (revision === this.#revision) return
    this.#revision = revision
    this.#keeper.clear()
  }

  /** They hang, or cannot be reached: their next write would wait for them again. They come back by themselves. */
  async #dismiss(pids: Set<number>): Promise<void> {
    this.#log.warn({ servers: pids.size }, 'other servers did not say that they heard of a write')
    // Without an ear it is not known who did.
    if (this.#pid === 0) return
    for (const pid of pids) await sql`select pg_terminate_backend(${pid})`.execute(this.#db)
  }

  /** The backends that listen to this database. */
  async #listeners(): Promise<Set<number>> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${listenersLock} and granted
        and database = (select oid from pg_database where datname = current_database())`.execute(this.#db)
    return new Set(rows.map(({ pid }) => pid))
  }

  #lose(client: Client, error?: unknown): void {
    if (client !== this.#client) return
    this.#client = undefined
    this.#pid = 0
    this.#keeper.trust(0)
    this.#keeper.clear()
    void client.end().catch(() => undefined)
    if (this.#isClosed) return
    this.#log.warn({ err: error }, 'the database does not tell of writes; nothing is kept until it does')
    setTimeout(() => void this.start(), pause).unref()
  }
}

async function until(moment: number, signal?: AbortSignal): Promise<void> {
  await wait(Math.max(0, moment - performance.now()), undefined, { signal }).catch(() => undefined)
}
