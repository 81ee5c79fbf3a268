import { z } from 'zod'
import { isCollection, titleOf } from '../../collections/define.ts'
import { allDefinitions } from '../../collections/index.ts'
import { fileNameFields, filesOf } from '../../collections/schemas.ts'
import { typeOfName } from '../../fields/upload-rules.ts'
import { altName, imageVariants, storedKind } from '../../shared/image-variants.ts'
import { normalizeForSearch, splitSearch } from '../../shared/search-text.ts'
import type { Actor } from '../auth/access.ts'
import type { Content } from '../content/content.ts'
import { selectList, selectOne } from '../content/records.ts'
import { lockContent, perEdition } from '../content/revision.ts'
import { recordFiles, removeUnnamed, retainedFiles, textFiles, withUploads } from '../content/stored-files.ts'
import { translatedFiles } from '../content/translation-reads.ts'
import { inWriteTransaction } from '../content/versioned-writes.ts'
import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import type { StagedUpload } from '../files/staging.ts'

const use = z.object({ collection: z.string(), id: z.int(), title: z.string(), field: z.string() })

/** A stored picture or video of any record, or of none. */
export const mediaFile = z.object({
  name: z.string(),
  /** The name that it was uploaded with; '' where nobody noted that. */
  originalName: z.string(),
  kind: z.enum(['image', 'video']),
  type: z.string(),
  /** bytes */
  size: z.int(),
  /** Of a picture, px. */
  width: z.int().optional(),
  height: z.int().optional(),
  addedAt: z.iso.datetime(),
  /** The picture's description where it is used; '' where there is none. */
  alt: z.string(),
  /** The fields of records that name it; of a sentence of the pages its key, with the collection 'text'. */
  usedBy: z.array(use)
})
export type MediaFile = z.output<typeof mediaFile>

export interface MediaQuery {
  search?: string | undefined
  kind?: MediaFile['kind'] | undefined
  /** Only files that no record uses. */
  isUnused: boolean
}

/** Reads the media library, once for each edition of the content. */
export function createLibrary({ db, files }: Pick<Content, 'db' | 'files'>, readEdition: () => Promise<string>) {
  const described = new Map<string, Awaited<ReturnType<typeof files.describe>>>()
  const readFiles = perEdition(readEdition, async () => {
    const found = await Promise.all((await selectNamed(db)).map(describeFile))
    const stored = found.filter((file) => file !== undefined)
    return stored.sort((one, other) => (one.file.addedAt < other.file.addedAt ? 1 : -1))
  })

  async function describeFile({ addedAt, alts, ...named }: NamedFile) {
    const { name, originalName, usedBy } = named
    const kind = storedKind(name)
    // Stored files never change.
    const known = described.get(name) ?? (await files.describe(name))
    if (!kind || !known) return undefined
    described.set(name, known)
    const { width, height } = imageVariants(name) ?? {}
    const type = typeOfName(name) ?? ''
    const { size, storedAt } = known
    const texts = [originalName, name, ...alts, ...usedBy.map(({ title }) => title)]
    return {
      file: { ...named, kind, type, size, width, height, addedAt: addedAt || storedAt, alt: alts[0] ?? '' },
      searchText: normalizeForSearch(texts.join('\n'))
    }
  }

  return async function readLibrary({ search, kind, isUnused }: MediaQuery): Promise<MediaFile[]> {
    const words = splitSearch(search)
    const found = (await readFiles()).filter(
      ({ file, searchText }) =>
        (kind === undefined || file.kind === kind) &&
        !(isUnused && file.usedBy.length > 0) &&
        words.every((word) => searchText.includes(word))
    )
    return found.map(({ file }) => file)
  }
}

interface NamedFile extends Pick<MediaFile, 'name' | 'originalName' | 'usedBy'> {
  /** '' where it was uploaded for a record. */
  addedAt: string
  alts: string[]
}

/** All files that anything names, but for those that staff have removed and only the history still has. */
async function selectNamed(db: Db): Promise<NamedFile[]> {
  const uses = await selectUses(db)
  const kept = await retainedFiles(db)
  const rows = await db.selectFrom('media').selectAll().execute()
  const added = new Map(rows.map((row) => [row.name, row]))
  const names = [...new Set([...uses.keys(), ...kept])]
  return names.flatMap((name) => {
    const { originalName = '', addedAt } = added.get(name) ?? {}
    if (addedAt === '' && !uses.has(name)) return []
    return [{ name, originalName, addedAt: addedAt ?? '', alts: [], usedBy: [], ...uses.get(name) }]
  })
}

/** Returns by file name the uses of files in records and in sentences of the pages, and the descriptions there. */
async function selectUses(db: Db) {
  const uses = new Map<string, Pick<NamedFile, 'usedBy' | 'alts'>>()
  function note(name: string, use: NamedFile['usedBy'][number], alt: string) {
    const { usedBy, alts } = uses.get(name) ?? { usedBy: [], alts: [] }
    uses.set(name, { usedBy: [...usedBy, use], alts: alt ? [...alts, alt] : alts })
  }
  // A text that is a file's name is a visitor's attachment.
  const definitions = allDefinitions.filter((one) => fileNameFields(one).some(([, { kind }]) => kind !== 'text'))
  const translated = await translatedFiles(db)
  for (const definition of definitions) {
    const records = isCollection(definition) ? await selectList(db, definition, {}) : [await selectOne(db, definition)]
    for (const record of records) {
      const own = translated.filter((file) => file.collection === definition.name && file.recordId === record.id)
      for (const { field, name } of [...filesOf(definition, record), ...own]) {
        const use = { collection: definition.name, id: record.id, title: titleOf(definition, record), field }
        note(name, use, String(record[altName(field)] ?? ''))
      }
    }
  }
  for (const { key, name } of await textFiles(db)) note(name, { collection: 'text', id: 0, title: key, field: '' }, '')
  return uses
}

/** Keeps a picture or video, whether anything uses it or not. @returns its name @throws ClientError 401, 413, 415 */
export async function addToLibrary(content: Content, file: StagedUpload, actor: Actor): Promise<string> {
  const originalName = plainName(file.filename)
  return await withUploads(content.files, { file }, ({ file: name = '' }) =>
    inWriteTransaction(content, 'staff', actor, async ({ db, at }) => {
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
  const removed = await inWriteTransaction(content, 'staff', actor, async ({ db }) => {
    await lockContent(db)
    const used = await recordFiles(db)
    if (names.some((name) => used.has(name))) throw new ClientError(409, 'Some of these are in use.')
    const kept = await retainedFiles(db)
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

/** A file's name without a folder, and without characters that texts cannot have. */
function plainName(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) ?? ''
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200)
    .toWellFormed()
}
