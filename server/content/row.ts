import { type Collection, type Definition, isCollection, type SystemValues } from '../../collections/define.ts'
import { hasSearchText, keyRules, markdownFields } from '../../collections/schemas.ts'
import { kindOf } from '../../fields/index.ts'
import { withPlainTexts } from '../../shared/markdown.ts'
import { mapValues } from '../../shared/objects.ts'
import { normalizeForSearch, withoutContainedWords } from '../../shared/search-text.ts'

/** A record of any collection. `CollectionRecord` (content.ts) is the type of a known one. */
export type AnyRecord = Record<string, unknown> & SystemValues
/** Values of fields by name, as Zod left them. */
export type Values = Record<string, unknown>

/** The values that the database would choose, for a record that existed before. */
export type SystemGiven = { id?: number; createdAt?: string; version?: number }

export function emptyValues({ fields }: Pick<Collection, 'fields'>): Values {
  return mapValues(fields, (field) => field.initial ?? kindOf(field).empty)
}

export function toRecord(definition: Definition, row: Record<string, unknown>): AnyRecord {
  const values: Values = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const kind = kindOf(field)
    if (!kind.writeOnly) values[name] = kind.column ? kind.column.read(row[name]) : row[name]
  }
  for (const [name, { fallback }] of Object.entries(definition.lookups ?? {})) values[name] = row[name] ?? fallback
  return {
    id: Number(row.id),
    ...values,
    ...definition.derived?.from(values),
    version: Number(row.version),
    createdAt: String(row.createdAt),
    updatedAt: String(row.updatedAt)
  }
}

/** Returns the columns for these values, search columns included; `changed` limits them to the changed fields. */
export function toColumns(definition: Definition, values: Values, changed: Values = values): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!(name in changed)) continue
    const kind = kindOf(field)
    columns[name] = kind.column ? kind.column.write(values[name]) : values[name]
  }
  const texts = withPlainTexts(values, markdownFields(definition))
  if (isCollection(definition) && hasSearchText(definition)) Object.assign(columns, searchColumnsOf(definition, texts))
  for (const { field, column, key } of keyRules(definition))
    if (field in changed) columns[column] = key(String(values[field] ?? ''))
  return columns
}

/** bytes; PostgreSQL takes 2,704 into an index, other columns included. */
const maxIndexed = 2_400

/** Of records searched by words, a text that is too long for an index is in a column of its own. */
function searchColumnsOf({ fields, search, searchBy }: Collection, values: Values): Record<string, string> {
  const texts = search.map((name) => {
    const field = fields[name]
    const text = textOf(values[name])
    return (field && kindOf(field).searchText?.(text, field)) ?? text
  })
  const whole = texts.map(normalizeForSearch).join('\n')
  if (searchBy !== 'words') return { searchText: whole }
  const words = withoutContainedWords(whole)
  const isLong = Buffer.byteLength(words) > maxIndexed
  return { searchText: isLong ? '' : words, longSearchText: isLong ? words : '' }
}

const textOf = (value: unknown) => String(value ?? '')
