import { allDefinitions, definitionNamed } from '../../collections/index.ts'
import { withPart } from '../../collections/part.ts'
import { filesOf } from '../../collections/schemas.ts'
import { chunks } from '../../shared/chunks.ts'
import { storedFilesIn } from '../../shared/image-variants.ts'
import { type Db, isUnreachable } from '../database/db.ts'
import { SettingError } from '../env.ts'
import { ClientError, type FieldErrors, invalid } from '../errors.ts'
import type { Content, RecordInput } from './content.ts'
import { selectFileNames, type Values } from './records.ts'
import { lockContent } from './revision.ts'
import { translatedFiles } from './translation-reads.ts'

/*
 * A file may belong to any number of records, and stays for as long as anything names it. Writes that remove or begin
 * to name one take the same lock: the second finds what the first has done.
 */

type Store = Pick<Content, 'db' | 'files'>

const removedAtOnce = 500
/** More is not what a crash leaves. */
const mostLeftOver = 100

/** The files that sentences of the pages show, each with the sentence's key. */
export async function textFiles(db: Db): Promise<{ key: string; name: string }[]> {
  const rows = await db.selectFrom('text').select(['key', 'text']).where('text', 'like', '%/uploads/%').execute()
  return rows.flatMap(({ key, text }) => storedFilesIn(text).map((name) => ({ key, name })))
}

/** The names of the files that records and sentences of the pages refer to, without their variants. */
export async function recordFiles(db: Db): Promise<Set<string>> {
  const names = new Set<string>()
  for (const definition of allDefinitions) for (const name of await selectFileNames(db, definition)) names.add(name)
  for (const { name } of [...(await translatedFiles(db)), ...(await textFiles(db))]) names.add(name)
  return names
}

/** The same for files that earlier versions of records, the media library and links of previews name. */
export async function retainedFiles(db: Db): Promise<Set<string>> {
  const past = await db.selectFrom('historyFile').select('name').distinct().execute()
  const added = await db.selectFrom('media').select('name').where('addedAt', '<>', '').execute()
  const previews = await db.selectFrom('preview').select(['collection', 'values']).execute()
  const shown = previews.flatMap(({ collection, values }) => {
    const definition = definitionNamed(collection)
    return definition && values ? filesOf(withPart(definition), JSON.parse(values) as Values) : []
  })
  return new Set([...past, ...added, ...shown].map(({ name }) => name))
}

/** The names of all files that have to be kept, without their variants. */
export async function referencedFiles(db: Db): Promise<Set<string>> {
  return new Set([...(await recordFiles(db)), ...(await retainedFiles(db))])
}

/**
 * Checks at the end of a transaction that the files it begins to name still exist.
 * @param stored the record before, whose files exist @throws ClientError 422
 */
export async function requireStored(db: Db, { files }: Store, chosen: Values, stored: Values = {}): Promise<void> {
  const added = Object.entries(chosen).filter(([field, name]) => name !== null && name !== stored[field])
  if (added.length === 0) return
  await lockContent(db)
  const errors: FieldErrors = {}
  // Others wait for the lock: a sheet may name thousands, and a bucket takes its time for each.
  const look = async ([field, name]: [string, unknown]) => {
    if (!(await files.describe(String(name)))) errors[field] = 'This file has been removed meanwhile.'
  }
  await Promise.all(added.map(look))
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Removes those of these files that nothing names any more. */
export async function removeUnnamed({ db, files }: Store, names: readonly string[]): Promise<void> {
  for (const some of chunks(names, removedAtOnce)) {
    await db.transaction().execute(async (transaction) => {
      await lockContent(transaction)
      const referenced = await referencedFiles(transaction)
      const unnamed = some.filter((name) => !referenced.has(name))
      if (unnamed.length === 0) return
      await transaction.deleteFrom('media').where('name', 'in', unnamed).execute()
      await files.remove(unnamed)
    })
  }
}

/** Removes a crash's files older than `minAge`, ms; looks for some before the lock, for which others wait. @throws SettingError where it knows few */
export async function sweepFiles({ db, files }: Store, minAge: number): Promise<void> {
  const leftOver = await files.leftOver(await referencedFiles(db), minAge)
  if (leftOver.length === 0) return await files.tidy(minAge)
  const isMost = leftOver.length > mostLeftOver && leftOver.length * 2 > (await files.store.list()).length
  // Before the first account all is of a first start that was broken off.
  if (isMost && (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()))
    throw new SettingError(
      `The database names none of ${leftOver.length} stored files, and few others. Is it this site's, and is the bucket or folder? No file was removed.`
    )
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction)
    await files.sweep(await referencedFiles(transaction), minAge)
  })
}

/** Publishes a write's uploads, runs it with their names by field, removes them where it fails. @throws ClientError 415 with the field */
export async function withUploads<T>(
  files: Content['files'],
  uploads: RecordInput['uploads'],
  write: (names: Record<string, string>) => Promise<T>
): Promise<T> {
  const names: Record<string, string> = {}
  try {
    for (const [field, upload] of Object.entries(uploads))
      names[field] = await files.publish(upload).catch((error) => {
        throw error instanceof ClientError ? error.ofField(field) : error
      })
    return await write(names)
  } catch (error) {
    // A commit whose answer was lost may have happened, and then the record names these files. If not, a sweep removes them.
    if (!isUnreachable(error)) await files.remove(Object.values(names))
    throw error
  }
}
