import { z } from 'zod'
import { type Field, kindOf } from '../fields/index.ts'
import { mapValues, memoize, pickBy } from '../shared/objects.ts'
import { type Collection, type Definition, type Fields, isCollection, type Unique } from './define.ts'

function fieldsWhere(fields: Fields, holds: (field: Field) => boolean): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => holds(field))
}

const isFile = (field: Field) => kindOf(field).file !== undefined

export function fileFields(definition: Pick<Definition, 'fields'>): [name: string, field: Field][] {
  return fieldsWhere(definition.fields, isFile)
}

/** The fields whose values name stored files: uploads, and visitors' attachments. */
export const fileNameFields = memoize((definition: Pick<Definition, 'fields'>) =>
  fieldsWhere(definition.fields, (field) => kindOf(field).fileNames?.(field) !== undefined)
)

/** The stored files that a record's values name, with the field of each. */
export function filesOf(definition: Pick<Definition, 'fields'>, record: Readonly<Record<string, unknown>>) {
  return fileNameFields(definition).flatMap(([field, options]) => {
    const value = record[field]
    const names = typeof value === 'string' && value !== '' ? kindOf(options).fileNames?.(options)?.(value) : undefined
    return [...new Set(names)].map((name) => ({ field, name }))
  })
}

export function markdownFields(definition: Pick<Definition, 'fields'>): string[] {
  const isMarkdown = (field: Field) => field.kind === 'longText' && field.isMarkdown === true
  return fieldsWhere(definition.fields, isMarkdown).map(([name]) => name)
}

/** True where deleted records can be restored: not where they have a secret, which no version keeps. */
export function recoverable({ fields }: Pick<Definition, 'fields'>): boolean {
  return fieldsWhere(fields, (field) => kindOf(field).writeOnly === true).length === 0
}

/** The schema of a field's input; in a form every value is text. */
function inputSchemaOf({ api }: Definition, field: Field): z.ZodType {
  const { input, fromForm } = kindOf(field)
  return api.body === 'multipart' && fromForm ? z.preprocess(fromForm, input(field)) : input(field)
}

function sentOf(definition: Definition, field: Field): z.ZodType {
  const value = inputSchemaOf(definition, field)
  return field.required ? value : value.optional()
}

/** The input that makes a record, without the files. Fields that no definition has are left out. */
export const createSchema = memoize((definition: Definition) => {
  const fields = pickBy(definition.fields, (field) => !isFile(field))
  return z.object(mapValues(fields, (field) => sentOf(definition, field)))
})

/** The input of a preview: as for a new record, but anything may be missing. */
export const previewSchema = memoize((definition: Definition) => createSchema(definition).partial())

/** Keeps a value that is required on creation only: a password. */
const blank = z.literal('').transform(() => undefined)

/** The input that changes a record: as for a new one, less immutable fields; `version` guards against a lost update. */
export const updateSchema = memoize((definition: Definition) => {
  const fields = pickBy(definition.fields, (field) => !isFile(field) && !field.immutable)
  return z.object({
    version: z.coerce.number().pipe(z.int().positive()).optional(),
    ...mapValues(fields, (field) =>
      field.required === 'create' ? blank.or(inputSchemaOf(definition, field)).optional() : sentOf(definition, field)
    )
  })
})

/** The input that changes many records: fields that the list's `bulk` names; others are left out. */
export const bulkSchema = memoize((collection: Collection) => {
  const names = collection.admin.list.bulk?.map(({ field }) => field) ?? []
  const fields = pickBy(collection.fields, (_, name) => names.includes(name))
  return z
    .object(mapValues(fields, (field) => inputSchemaOf(collection, field).optional()))
    .refine((values) => Object.keys(values).length > 0, {
      path: ['values'],
      error: `values must have one of: ${Object.keys(fields).join(', ')}.`
    })
})

export const recordSchema = memoize((definition: Definition) => {
  const readable = pickBy(definition.fields, (field) => !kindOf(field).writeOnly)
  return z.object({
    id: z.int(),
    ...mapValues(readable, (field) => kindOf(field).output(field)),
    ...mapValues(definition.lookups ?? {}, () => z.string()),
    ...definition.derived?.schema.shape,
    version: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime()
  })
})

/** True where lists search the record's own fields, which the column `searchText` holds normalized. */
export function hasSearchText(definition: Definition): boolean {
  return isCollection(definition) && definition.search.some((name) => name in definition.fields)
}

/** The uniqueness rules that compare normalized values, each in a column of its own. */
export function keyRules(
  definition: Pick<Definition, 'unique'>
): { field: string; column: string; key: NonNullable<Unique['key']> }[] {
  return (definition.unique ?? []).flatMap(({ field, column, key }) => (column && key ? [{ field, column, key }] : []))
}

/** The columns that a record is read from. */
export function recordColumns({ fields }: Pick<Definition, 'fields'>): string[] {
  return ['id', 'version', 'createdAt', 'updatedAt', ...Object.keys(fields)]
}

/** Those, and what lists search and unique rules compare. */
export function columnNames(definition: Definition): string[] {
  return [
    ...recordColumns(definition),
    ...(hasSearchText(definition) ? ['searchText'] : []),
    ...(isCollection(definition) && definition.searchBy === 'words' ? ['longSearchText'] : []),
    ...keyRules(definition).map(({ column }) => column)
  ]
}
