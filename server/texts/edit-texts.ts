import { z } from 'zod'
import { isText } from '../../fields/plain-text.ts'
import type { Language } from '../../shared/languages.ts'
import type { Actor } from '../auth/access.ts'
import type { Content } from '../content/content.ts'
import { lockContent } from '../content/revision.ts'
import { inWriteTransaction } from '../content/versioned-writes.ts'
import { ClientError, invalid } from '../errors.ts'
import { catalogueText, originals } from './catalogues.ts'
import { placeholdersOf } from './formatter.ts'
import { isDemoSite, selectChanged } from './texts.ts'

const maxLength = 5_000

export const editedText = z.object({
  key: z.string(),
  /** The key's part before its first dot. */
  page: z.string(),
  original: z.string(),
  text: z.string(),
  changed: z.boolean(),
  /** Null where nobody has changed it. */
  updatedAt: z.iso.datetime().nullable()
})
export type EditedText = z.output<typeof editedText>

/** All sentences of a language, in the catalogue's order. */
export async function listTexts({ db }: Content, language: Language): Promise<EditedText[]> {
  const [isDemo, rows] = await Promise.all([isDemoSite(db), selectChanged(db, language)])
  const changes = new Map(rows.map((row) => [row.key, row]))
  return [...originals(language, isDemo)].map(([key, original]) => toEdited(key, original, changes.get(key)))
}

/** Changes a sentence; null restores the original. @throws ClientError 401; 404 for an unknown key; 422 for a text that cannot be shown */
export async function changeText(content: Content, language: Language, key: string, text: string | null, actor: Actor) {
  const known = catalogueText(key)
  if (known === undefined) throw new ClientError(404, `There is no text '${key}'.`)
  const fault = text === null ? undefined : faultOf(text, known)
  if (fault) throw invalid({ text: fault })
  return await inWriteTransaction(content, 'staff', actor, async ({ db }) => {
    // Of two that come at once, the second takes the place of the first.
    await lockContent(db)
    const original = originals(language, await isDemoSite(db)).get(key) ?? ''
    await db.deleteFrom('text').where('key', '=', key).where('language', '=', language).execute()
    if (text === null || text === original) return toEdited(key, original, undefined)
    const row = { key, language, text, updatedAt: content.clock().toISOString(), updatedBy: actor.fullName }
    await db.insertInto('text').values(row).execute()
    return toEdited(key, original, row)
  })
}

function toEdited(key: string, original: string, change: { text: string; updatedAt: string } | undefined): EditedText {
  return {
    key,
    page: key.slice(0, key.indexOf('.')),
    original,
    text: change?.text ?? original,
    changed: change !== undefined,
    updatedAt: change?.updatedAt ?? null
  }
}

/** Why a text cannot take the place of its original. */
function faultOf(text: string, original: string): string | undefined {
  if (text.length > maxLength) return 'The text may have at most 5,000 characters.'
  if (!isText(text)) return 'The text contains characters that cannot be stored.'
  const known = placeholdersOf(original)
  try {
    const foreign = [...placeholdersOf(text)].find((name) => !known.has(name))
    if (foreign === undefined) return undefined
    const names = [...known].map((name) => `{${name}}`).join(', ')
    return `{${foreign}} stands for nothing here. ${names ? `This text can name ${names}.` : 'This text has no placeholders.'}`
  } catch {
    return 'A brace { or } stands around the name of a placeholder alone, and nowhere else.'
  }
}
