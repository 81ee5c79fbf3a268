import { storedKind } from '../../shared/image-variants.ts'
import type { Actor } from '../auth/actor.ts'
import type { Content } from '../content/content.ts'
import { lockContent } from '../content/revision.ts'
import { keptFiles, removeUnnamed, usedFiles, withUploads } from '../content/stored-files.ts'
import { commitAs } from '../content/versioned-writes.ts'
import { ClientError } from '../errors.ts'
import type { StagedUpload } from '../files/staging.ts'

/** Keeps a picture or video, whether anything uses it or not. @returns its name @throws ClientError 401, 413, 415 */
export async function addToLibrary(content: Content, file: StagedUpload, actor: Actor): Promise<string> {
  const originalName = plainName(file.filename)
  return await withUploads(content.files, { file }, ({ file: name = '' }) =>
    commitAs(content, 'staff', actor, async ({ db, at }) => {
      await db.insertInto('media').values({ name, originalName, addedAt: at }).execute()
      return name
    })
  )
}

/**
 * Removes files from the library; names that it does not have are passed over. What the history or a preview still names
 * stays on the disk until these forget it.
 * @returns how many it removed @throws ClientError 401; 409 where a record uses one, and then none is removed
 */
export async function removeFromLibrary(content: Content, names: readonly string[], actor: Actor): Promise<number> {
  const removed = await commitAs(content, 'staff', actor, async ({ db }) => {
    await lockContent(db)
    const used = await usedFiles(db)
    if (names.some((name) => used.has(name))) throw new ClientError(409, 'Some of these are in use.')
    const kept = await keptFiles(db)
    const found = [...new Set(names)].filter((name) => storedKind(name) && kept.has(name))
    for (const name of found)
      await db
        .insertInto('media')
        .values({ name, originalName: '', addedAt: '' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ addedAt: '' }))
        .execute()
    return found
  })
  await removeUnnamed(content, removed)
  return removed.length
}

/** A file's name without a folder, and without what texts cannot hold. */
function plainName(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) ?? ''
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200)
    .toWellFormed()
}
