import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Collection } from '../../collections/define.ts'
import { fileFields } from '../../collections/schemas.ts'
import { chunks } from '../../shared/chunks.ts'
import type { Actor } from '../auth/access.ts'
import { atMost } from '../concurrency.ts'
import { requireRelations } from '../content/check-values.ts'
import type { Content } from '../content/content.ts'
import { selectBy } from '../content/records.ts'
import { requireStored } from '../content/stored-files.ts'
import { insertVersioned, inWriteTransaction, updateVersioned, type WriteTx } from '../content/versioned-writes.ts'
import { publishedIfDue } from '../content/write.ts'
import { ClientError, changedMeanwhile } from '../errors.ts'
import { MediaFailure } from '../media/media-maker.ts'
import { type Change, checkSheet, requireSender, type SheetReport } from './check-sheet.ts'

/** Other requests are served after this number of written records. */
const rowsAtOnce = 100

const oneAtOnce = atMost(1, 0, 'Another import is running. Please try again in a minute.', 60)

/**
 * Makes and changes records as a sheet says: all of it, or with any fault nothing.
 * @param sheet its path, and a signal that ends the import until all is written
 * @returns the report, in a dry run of what it would do; where anything changed with the batch by which it can be undone
 * @throws ClientError 400, 401, 403, 409, 413, 415, 422, 503
 */
export async function importSheet(
  content: Content,
  collection: Collection,
  { file, signal, isDryRun }: { file: string; signal: AbortSignal; isDryRun: boolean },
  actor: Actor | null
): Promise<SheetReport & { batch?: string }> {
  return await oneAtOnce(async () => {
    const { report, changes } = await checkSheet(content.db, collection, await readSheet(content, file), signal)
    if (isDryRun || report.errors.length > 0 || changes.length === 0) return report
    const batch = await inWriteTransaction(content, collection, actor, async (tx) => {
      for (const some of chunks(changes, rowsAtOnce)) {
        requireSender(signal)
        await writeSome(content, tx, collection, some)
        await nextTurn()
      }
      const files = fileFields(collection).flatMap(([field]) => changes.map(({ values }) => values[field] ?? null))
      await requireStored(tx.db, content, Object.fromEntries(files.map((name) => [name, name])))
      requireSender(signal)
      return tx.batch
    })
    return { ...report, batch }
  })
}

/**
 * Returns the cells of a sheet, row by row. The media process reads it, so that no content, however slow or broken, harms
 * the site.
 */
async function readSheet({ files }: Content, file: string): Promise<string[][]> {
  try {
    return await files.media.run('readSheet', file)
  } catch (error) {
    // Without memory, V8 aborts the process; one that takes too long is ended.
    if (!(error instanceof MediaFailure) || error.isRefusal) throw error
    throw new ClientError(413, 'This sheet holds too much to be read. Divide it into smaller ones.')
  }
}

async function writeSome(content: Content, tx: WriteTx, collection: Collection, some: readonly Change[]) {
  const ids = some.flatMap(({ id = [] }) => id)
  const stored = new Map((await selectBy(tx.db, collection, 'id', ids)).map((record) => [record.id, record]))
  const writes = some.map(({ id, version, values }) => {
    const record = stored.get(id ?? 0)
    if (record?.version !== version) throw changedMeanwhile()
    return { record, values: { ...values, ...publishedIfDue(content, collection, { ...record, ...values }) } }
  })
  for (const { record, values } of writes) await requireRelations(tx.db, collection, { ...record, ...values })
  const made = writes.filter(({ record }) => !record).map(({ values }) => values)
  if (made.length > 0) await insertVersioned(tx, collection, made)
  const changed = writes.flatMap(({ record, values }) => (record ? { stored: record, values } : []))
  await updateVersioned(tx, collection, changed)
}
