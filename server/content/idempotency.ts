import { createHash, createHmac } from 'node:crypto'
import type { Actor } from '../auth/access.ts'
import type { Db } from '../database/db.ts'
import { ClientError } from '../errors.ts'
import type { WriteTx } from './versioned-writes.ts'

/**
 * Runs `create` once for each Idempotency-Key (draft-ietf-httpapi-idempotency-key-header) of a person: a call that is repeated
 * because its answer was lost gets the id that the first one made. Without a key it always runs.
 * @param body all that was sent
 * @param create makes the record, and calls `keep` in the transaction that does so
 * @throws ClientError 422 where the key came with another body, 409 where another call with it was quicker
 */
export async function createOnce(
  db: Db,
  { key, body, actor }: { key: string | undefined; body: unknown; actor: Actor | null },
  create: (keep: (tx: WriteTx, id: number) => Promise<void>) => Promise<number>
): Promise<number> {
  if (key === undefined) return await create(async () => {})
  const keyHash = createHash('sha256').update(`${actor?.id}\n${key}`).digest('hex')
  // With the key, which nothing stores: the body may hold a password, which could be guessed from a plain hash.
  const bodyHash = createHmac('sha256', key).update(JSON.stringify(body)).digest('hex')

  async function findMade(): Promise<number | undefined> {
    const kept = db.selectFrom('createdByKey').select(['bodyHash', 'recordId']).where('keyHash', '=', keyHash)
    const found = await kept.executeTakeFirst()
    if (found && found.bodyHash !== bodyHash)
      throw new ClientError(
        422,
        'This form was saved already, before you changed it: the answer was lost on its way. Look for it in the list, and make the change there.'
      )
    return found?.recordId
  }

  const made = await findMade()
  if (made !== undefined) return made
  try {
    return await create(async ({ db, at }, recordId) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('createdByKey')
        .values({ keyHash, bodyHash, recordId, createdAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) throw new ClientError(409, 'This form is being saved already.')
    })
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    // The first call may have ended meanwhile: the conflict, such as a taken name, is then with its own record.
    const made = await findMade()
    if (made === undefined) throw error
    return made
  }
}
