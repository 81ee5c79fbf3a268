import { z } from 'zod'
import { type Db, pageOf } from '../database/db.ts'
import type { Site } from '../site.ts'
import type { Actor } from './access.ts'
import { type Client, clientSchema } from './client.ts'
import { factorsInForce } from './second-factor.ts'
import { type SignInEvent, signInEvents } from './sign-in-events.ts'

export const signInEntry = clientSchema.extend({
  id: z.int(),
  at: z.iso.datetime(),
  /** '' for an unknown name. */
  name: z.string(),
  event: z.enum(Object.keys(signInEvents) as SignInEvent[]),
  /** The name of the person who did it, where another one did; else ''. */
  by: z.string()
})
export type SignInEntry = z.output<typeof signInEntry>

/** Logs an account's change by a signed-in person, with the client, in the transaction of the change. @param at ISO 8601, UTC */
export async function logAccountEvent(
  db: Db,
  at: string,
  event: SignInEvent,
  whom: { id: number; fullName: string },
  actor: Actor
): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select(['address', 'browser'])
    .where('tokenHash', '=', actor.tokenHash)
    .executeTakeFirst()
  const by = actor.id === whom.id ? '' : actor.fullName
  await db
    .insertInto('signInLog')
    .values({ address: '', browser: '', ...session, at, userId: whom.id, name: whom.fullName, event, by })
    .execute()
}

/** Logs who signed in, or tried to, and from where; a password or code never. @param user undefined for an unknown name */
export async function logSignIn(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  event: SignInEvent,
  user: { id: number; fullName: string } | undefined,
  client: Client
): Promise<void> {
  await db
    .insertInto('signInLog')
    .values({ at: clock().toISOString(), userId: user?.id ?? null, name: user?.fullName ?? '', event, ...client })
    .execute()
}

const signIns: readonly SignInEvent[] = ['signedIn', 'signedInByRecoveryCode']

/** How people sign in, by their ids: the last time that the log has, ISO 8601, UTC, and whether with a second factor; only those with one of both. @param userId left out: of all users */
export async function readSignInWays(
  db: Db,
  userId?: number
): Promise<Map<number, { lastAt?: string; hasFactor: boolean }>> {
  const logged = db.selectFrom('signInLog').where('event', 'in', signIns)
  const times = userId === undefined ? logged : logged.where('userId', '=', userId)
  const inForce = factorsInForce(db)
  const [last, factors] = await Promise.all([
    times
      .select(({ fn }) => ['userId', fn.max('at').as('lastAt')])
      .groupBy('userId')
      .execute(),
    (userId === undefined ? inForce : inForce.where('userId', '=', userId)).select('userId').execute()
  ])
  const ways = new Map<number, { lastAt?: string; hasFactor: boolean }>()
  for (const { userId, lastAt } of last) if (userId !== null) ways.set(userId, { lastAt, hasFactor: false })
  for (const { userId } of factors) ways.set(userId, { ...ways.get(userId), hasFactor: true })
  return ways
}

/** A page of the log, newest first. @param userId left out: of all users */
export function readSignInLog(db: Db, { userId, ...page }: LogQuery) {
  const all = db.selectFrom('signInLog').select(['id', 'at', 'name', 'event', 'by', 'address', 'browser'])
  const wanted = userId === undefined ? all : all.where('userId', '=', userId)
  return pageOf(wanted.orderBy('id', 'desc'), page)
}

export type LogQuery = { page: number; pageSize: number; userId?: number }
