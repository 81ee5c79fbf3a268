import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Definition } from '../../collections/define.ts'
import { otherLanguages, translatableFields } from '../../collections/translatable.ts'
import { demoPictures } from '../../texts/demo/pictures.ts'
import type { Values } from '../content/row.ts'
import { translationRows } from '../content/translation-writes.ts'
import type { Db } from '../database/connect.ts'
import { projectFolder } from '../project-folder.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Translates demo records as far as `texts/demo/{language}/` has translations; the rest stays English.
 * @param all with their ids, in the order of the demo content
 */
export async function translateDemo(db: Db, definition: Definition, all: readonly Values[], at: string): Promise<void> {
  const fields = Object.entries(translatableFields(definition))
  for (const { code } of otherLanguages) {
    const entries = [readTexts(code, definition.name)].flat()
    const pictures = Object.entries(readTexts(code, 'pictures') as Texts)
    const alts = new Map(pictures.map(([name, text]) => [demoPictures[name as keyof typeof demoPictures]?.alt, text]))
    for (const [place, record] of all.entries()) {
      const textOf = (name: string) => entries[place]?.[name] ?? alts.get(String(record[name]))
      const known = fields.flatMap(([name]) => (record[name] ? [[name, textOf(name) ?? ''] as const] : []))
      const texts = Object.fromEntries(known.filter(([, text]) => text !== ''))
      const rows = translationRows(definition, record, { language: code, texts, updatedAt: at, updatedBy: '' })
      if (rows.length === 0) continue
      // Records repeat values.
      await db
        .insertInto('translation')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}

/** A file of translations: of each record of a list, of the only record of its kind, or of the pictures by their names. */
function readTexts(language: string, name: string): Texts | Texts[] {
  const file = path.join(projectFolder, 'texts/demo', language, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
