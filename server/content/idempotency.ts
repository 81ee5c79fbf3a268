import { createHash, createHmac } from 'node:crypto'
import type { Actor } from '../auth/actor.ts'
import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import type { WriteNote } from './versioned-writes.ts'

/*
 * The Idempotency-Key of calls that create (draft-ietf-httpapi-idempotency-key-header): a call that is repeated because its
 * answer was lost is answered with the record that the first one made.
 */

type KeyedCall = ReturnType<typeof keyedCall>

/** How the repetition of a call is known. A key belongs to the person who sent it. */
function keyedCall(key: string, body: unknown, actor: Actor | null) {
  return {
    keyHash: createHash('sha256').update(`${actor?.id}\n${key}`).digest('hex'),
    // With the key, which nothing stores: the body may hold a password, which could be guessed from a plain hash.
    bodyHash: createHmac('sha256', key).update(JSON.stringify(body)).digest('hex')
  }
}

/** Keeps what a call has made, in the transaction that made it. @throws ClientError 409 */
type KeepCreated = (note: WriteNote, id: number) => Promise<void>

/**
 * Does what creates a record, once for each key, without one always. Gives the id of now, or of when the key came first.
 * @param body all that tells what was sent
 * @throws ClientError 422 where the key came with another body
 */
export async function createOnce(
  db: Db,
  { key, body, actor }: { key: string | undefined; body: unknown; actor: Actor | null },
  create: (keep: KeepCreated) => Promise<number>
): Promise<number> {
  if (key === undefined) return await create(async () => {})
  const call = keyedCall(key, body, actor)
  const made = await findCreated(db, call)
  if (made !== undefined) return made
  try {
    return await create((note, id) => keepCreated(note, call, id))
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    // The first call may have ended meanwhile: what refuses this one, a name that is taken, is then its own record.
    const made = await findCreated(db, call)
    if (made === undefined) throw error
    return made
  }
}

/** The id of the record that the first call with this key has made; undefined for the first. @throws ClientError 422 with another body */
async function findCreated(db: Db, { keyHash, bodyHash }: KeyedCall): Promise<number | undefined> {
  const found = await db
    .selectFrom('createdByKey')
    .select(['bodyHash', 'recordId'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirst()
  if (found && found.bodyHash !== bodyHash) {
    throw new ClientError(
      422,
      'This form was saved already, before you changed it: the answer was lost on its way. Look for it in the list, and make the change there.'
    )
  }
  return found?.recordId
}

/** @throws ClientError 409 where another call with this key was quicker; the transaction then makes nothing */
async function keepCreated({ db, at }: WriteNote, call: KeyedCall, recordId: number): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('createdByKey')
    .values({ ...call, recordId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new ClientError(409, 'This form is being saved already.')
}
