import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Collection } from '../../collections/define.ts'
import { fileFields } from '../../collections/schemas.ts'
import { relatedBy } from '../../collections/sort.ts'
import { chunks } from '../../shared/chunks.ts'
import { storedKind } from '../../shared/image-variants.ts'
import type { Actor } from '../auth/actor.ts'
import { atMost } from '../concurrency.ts'
import { requireRelations } from '../content/check-values.ts'
import { commit } from '../content/commit.ts'
import type { Content } from '../content/content.ts'
import type { WriteNote } from '../content/keep-versions.ts'
import { selectBy, selectValues } from '../content/records.ts'
import { referencedFiles, requireStored } from '../content/stored-files.ts'
import { insertVersioned, updateVersioned } from '../content/versioned-writes.ts'
import { dueAtOnce } from '../content/write.ts'
import type { Db } from '../database/connect.ts'
import { changedMeanwhile } from '../errors.ts'
import { checkInProcess, requireSender } from './check-in-process.ts'
import type { Change, SheetReport } from './check-sheet.ts'
import { identifying, type Known } from './known-records.ts'

/** How many records are written before others are let in. */
const rowsAtOnce = 100

const oneAtOnce = atMost(1, 0, 'Another import is running. Please try again in a minute.', 60)

/**
 * Makes and changes records as a sheet says: all of it, or with any fault nothing.
 * @param sheet its path, and what ends the import until all is written
 * @returns what it did, or in a dry run would do; where anything changed with the batch by which it can be undone
 * @throws ClientError 400, 401, 403, 409, 413, 415, 422, 503
 */
export async function importSheet(
  content: Content,
  collection: Collection,
  { file, signal, isDryRun }: { file: string; signal: AbortSignal; isDryRun: boolean },
  actor: Actor | null
): Promise<SheetReport & { batch?: string }> {
  const { db } = content
  return await oneAtOnce(async () => {
    const all: Change[] = []
    const job = { file, collection: collection.name, known: await readKnown(db, collection) }
    const read = (ids: number[]) => selectBy(db, collection, 'id', ids)
    const report = await checkInProcess(job, signal, read, (changes) => !isDryRun && all.push(...changes))
    if (report.errors.length > 0 || all.length === 0) return report
    const batch = await commit(content, collection, actor, async (note) => {
      for (const some of chunks(all, rowsAtOnce)) {
        requireSender(signal)
        await writeSome(content, note, collection, some)
        await nextTurn()
      }
      const files = fileFields(collection).flatMap(([field]) => all.map(({ values }) => values[field] ?? null))
      await requireStored(note.db, content, Object.fromEntries(files.map((name) => [name, name])))
      requireSender(signal)
      return note.batch
    })
    return { ...report, batch }
  })
}

async function writeSome(content: Content, note: WriteNote, collection: Collection, some: readonly Change[]) {
  const ids = some.flatMap(({ id = [] }) => id)
  const present = new Map((await selectBy(note.db, collection, 'id', ids)).map((record) => [record.id, record]))
  const writes = some.map(({ id, version, values }) => {
    const record = present.get(id ?? 0)
    if (record?.version !== version) throw changedMeanwhile()
    return { record, values: { ...values, ...dueAtOnce(content, collection, { ...record, ...values }) } }
  })
  for (const { record, values } of writes) await requireRelations(note.db, collection, { ...record, ...values })
  const made = writes.filter(({ record }) => !record).map(({ values }) => values)
  if (made.length > 0) await insertVersioned(note, collection, made)
  const changed = writes.flatMap(({ record, values }) => (record ? { present: record, values } : []))
  await updateVersioned(note, collection, changed)
}

async function readKnown(db: Db, collection: Collection): Promise<Known> {
  const lookup = collection.lookups?.[collection.title]
  const related = lookup ? await selectValues(db, relatedBy(collection, lookup.via), [lookup.field]) : []
  return {
    records: await selectValues(db, collection, identifying(collection)),
    related: related.map((record) => [String(record[lookup?.field ?? '']), Number(record.id)]),
    files: fileFields(collection).length > 0 ? await readFileNames(db) : []
  }
}

/** Files of the library also by the names with which they came, where these tell them apart. */
async function readFileNames(db: Db): Promise<Known['files']> {
  const stored = [...(await referencedFiles(db))].map((name) => [name, name] as const)
  const added = await db.selectFrom('media').select(['name', 'originalName']).where('addedAt', '<>', '').execute()
  const original = [...Map.groupBy(added, (file) => file.originalName)].flatMap(([spelled, [file, ...others]]) =>
    file && others.length === 0 ? [[spelled, file.name] as const] : []
  )
  return [...original, ...stored].map(([spelled, name]) => [`${storedKind(name)} ${spelled}`, name])
}
