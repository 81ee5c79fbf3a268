import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { hour, isoTimeFromNow } from '../clock.ts'
import { isThisMachine } from '../env-address.ts'
import type { AppEnv } from '../http/context.ts'
import type { Site } from '../site.ts'

/** Uploads and the database's log need some room, bytes. */
const minFreeSpace = 256 * 1024 * 1024
/** A mail that waits longer than this waits for more than a short outage of the mail server, ms. */
const maxMailAge = hour
/** Asking often costs nothing: a result is reused for this long, ms. */
const resultLifetime = 1_000
/** A component that does not answer within this time fails, ms. */
const checkTimeout = 2_000
/** A proxy that polls `/readyz` does so at least this often, ms. */
const longestInterval = 10_000

/** A problem for whoever runs the site. */
export interface Warning {
  /** Stable, for programs and tests: `disk`, `mail-recipient` … */
  kind: string
  /** For people, whole sentences. */
  message: string
}

const diskWarning: Warning = {
  kind: 'disk',
  message:
    'The disk is nearly full: less than 256 MB are free. When it is full, messages, records and uploads are refused. Please tell whoever runs the site.'
}

const filesWarning: Warning = {
  kind: 'files',
  message:
    'The storage of files does not answer. Until it does, pictures are missing on pages, and uploads are refused. Please tell whoever runs the site.'
}

export const components = ['program', 'database', 'disk', 'files', 'mail'] as const
export type Component = (typeof components)[number]
export type Readiness = ReturnType<typeof createReadiness>

/** Tells by component whether the program can do its work, never why not. */
export function createReadiness({ env, db, files, clock }: Pick<Site, 'env' | 'db' | 'files' | 'clock'>) {
  let isEnding = false
  /** The times of the last two probes, ms. */
  let probeTimes = [Number.NaN, Number.NaN]
  let isAnswered = false
  const proxyKnows = Promise.withResolvers<void>()
  let last: { until: number; results: Record<Component, Promise<boolean>> } | undefined

  function checkComponents(): Record<Component, Promise<boolean>> {
    return {
      program: Promise.resolve(true),
      database: succeeds(sql`select 1`.execute(db).then(() => true)),
      disk: succeeds(hasSpace()),
      files: succeeds(files.store.check().then(() => true)),
      mail: succeeds(mailsAreSent())
    }
  }

  async function hasSpace(): Promise<boolean> {
    const { bavail, bsize } = await statfs(files.temporary)
    return bavail * bsize >= minFreeSpace
  }

  async function mailsAreSent(): Promise<boolean> {
    // Without a mail server, mails wait by design.
    if (!env.SMTP_URL) return true
    const since = isoTimeFromNow(clock, -maxMailAge)
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('state', 'in', ['pending', 'sending'])
      .where('createdAt', '<', since)
      .limit(1)
      .executeTakeFirst()
    return waiting === undefined
  }

  /** @param excluded components that are not waited for, and not told as failing */
  async function check(excluded: readonly string[] = []): Promise<Record<Component, boolean>> {
    if (!last || last.until < performance.now())
      last = { until: performance.now() + resultLifetime, results: checkComponents() }
    const { results } = last
    const answers = components.map(async (name) => [name, excluded.includes(name) || (await results[name])] as const)
    const found = Object.fromEntries(await Promise.all(answers)) as Record<Component, boolean>
    return { ...found, program: !isEnding }
  }

  return {
    check,
    /** The failures that the owner should know of while the back office can still be read. */
    async warnings(): Promise<Warning[]> {
      const { disk, files: stored } = await check()
      return [...(disk ? [] : [diskWarning]), ...(stored ? [] : [filesWarning])]
    },
    /** @returns what is to be called with the probe's answer */
    noteProbe(): () => void {
      probeTimes = [performance.now(), ...probeTimes.slice(0, 1)]
      // A proxy probes again once it has read the last answer: this one comes from a proxy that has read a 503.
      if (isAnswered) proxyKnows.resolve()
      return () => {
        isAnswered = isEnding
      }
    },
    /**
     * The program shuts down: it is no longer ready. @returns once a polling proxy has read 503 and its earlier requests have arrived:
     * connections that wait at a port which is closed are reset, and no proxy sends a write again
     */
    async end(): Promise<void> {
      isEnding = true
      const [latest = Number.NaN, before = Number.NaN] = probeTimes
      const interval = latest - before
      if (!(interval < longestInterval && performance.now() - latest < longestInterval)) return
      await Promise.race([proxyKnows.promise, setTimeout(2 * longestInterval)])
      // A connection that came just before that probe is accepted first.
      await setTimeout(100)
    },
    isEnding: () => isEnding
  }
}

/** False also where the check fails or takes too long. */
function succeeds(check: Promise<boolean>): Promise<boolean> {
  return Promise.race([check, setTimeout(checkTimeout, false, { ref: false })]).catch(() => false)
}

/**
 * `/healthz`: the program runs. `/readyz`: it can do its work, else 503, with the components that fail for this machine. `?exclude=mail` leaves
 * one out, as Kubernetes' own addresses do (https://kubernetes.io/docs/reference/using-api/health-checks/).
 * @param isNear whether the end waits for probes from an address; not for visitors
 */
export function mountHealth(app: Hono<AppEnv>, readiness: Readiness, isNear: (address: string) => boolean): void {
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ status: 'ok' })
  })
  app.get('/readyz', async (context) => {
    const noteAnswer = isNear(context.get('address')) ? readiness.noteProbe() : undefined
    const excluded = context.req.queries('exclude') ?? []
    const found = await readiness.check(excluded)
    noteAnswer?.()
    const failing = components.filter((name) => !found[name] && !excluded.includes(name))
    context.header('Cache-Control', 'no-store')
    if (failing.length === 0) return context.json({ status: 'ok' })
    // The failing components are told to this machine only.
    const isLocal = context.env?.incoming === undefined || isThisMachine(context.get('address'))
    return context.json(isLocal ? { status: 'failing', failing } : { status: 'failing' }, 503)
  })
}
