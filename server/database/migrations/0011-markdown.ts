import type { Kysely } from 'kysely'

const texts: Readonly<Record<string, readonly string[]>> = {
  newsDetail: ['description'],
  product: ['description', 'detailText'],
  service: ['description', 'detailText'],
  project: ['description'],
  question: ['answer'],
  about: ['content']
}

type Values = Record<string, unknown>

/** Long texts become Markdown: those of today and their earlier versions are escaped, so that they look as before. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Record<string, Values>>
  for (const [table, fields] of Object.entries(texts)) {
    const versions = db.selectFrom('history').where('collection', '=', table).where('values', 'is not', null)
    // One by one, since a history may be large.
    for (const { id } of await db.selectFrom(table).select('id').execute()) {
      const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const changed = escaped(row, fields)
      if (!changed) continue
      const values = { ...changed, version: Number(row.version) + 1 }
      await db.updateTable(table).set(values).where('id', '=', id).execute()
    }
    for (const { id } of await versions.select('id').execute()) {
      const row = await versions.select('values').where('id', '=', id).executeTakeFirstOrThrow()
      const before = JSON.parse(String(row.values)) as Values
      const values = JSON.stringify({ ...before, ...escaped(before, fields) })
      await db.updateTable('history').set({ values }).where('id', '=', id).execute()
    }
  }
}

/** The texts among these values that are others once they are escaped; undefined where none is. */
function escaped(values: Values, fields: readonly string[]): Values | undefined {
  const changed = fields
    .map((name) => [name, escapeText(String(values[name] ?? ''))] as const)
    .filter(([name, text]) => text !== (values[name] ?? ''))
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** Plain text as Markdown that shows it: every line is one, blank lines separate paragraphs, and nothing else is a mark. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(escapeLine).join('\\\n'))
    .join('\n\n')
}

/** Spaces around a line were not shown, and would be marks. */
function escapeLine(line: string): string {
  return line
    .replace(/^[ \t]+|[ \t]+$/g, '')
    .replace(/[\\`*[]|(?<![a-z\d])_|_(?![a-z\d])|<(?=\S)|&(?=#|[a-z\d]+;)/gi, '\\$&')
    .replace(/^(?:#(?=#{0,5}(?:\s|$))|>|[-+](?=\s|$)|~(?=~~)|[-=:|](?=[-=:|\s]*$))/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
