import type { z } from 'zod'
import {
  type Collection,
  type Definition,
  type Fields,
  isCollection,
  relationsOf,
  titleOf
} from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import { createSchema, fileFields, updateSchema } from '../../collections/schemas.ts'
import { kindOf } from '../../fields/index.ts'
import { exclusiveRanges, type ListField } from '../../fields/list/field.ts'
import type { RelationField } from '../../fields/relation/field.ts'
import { existingName, requiredMessage } from '../../fields/types.ts'
import { entryOwners } from '../../shared/entry-owners.ts'
import { storedKind } from '../../shared/image-variants.ts'
import { passwordFault } from '../auth/password-fault.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Db } from '../database/connect.ts'
import { anyTable } from '../database/db.ts'
import { ClientError, type FieldErrors, fieldErrors, invalid } from '../errors.ts'
import type { Content, RecordInput } from './content.ts'
import { type AnyRecord, selectBy, selectList, type Values } from './records.ts'

type Store = Pick<Content, 'db' | 'files'>

/**
 * Validates a client's values for a record, and gives the values to store; fields not sent stay as they are.
 * @param stored the record before the change; undefined for a new one
 * @param schema of the values, where they are not a form's
 * @throws ClientError 422 that names every field that is wrong
 */
export async function checkValues(
  store: Store,
  definition: Definition,
  input: RecordInput,
  stored: AnyRecord | undefined,
  schema: z.ZodObject = stored ? updateSchema(definition) : createSchema(definition)
) {
  const parsed = schema.safeParse(input.values)
  const given = Object.entries(parsed.data ?? {}).filter(([, value]) => value !== undefined)
  const values: Values = Object.fromEntries(given)
  const errors = {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...(await fileErrors(store, definition, input, stored)),
    ...valueErrors(definition, { ...stored, ...values }),
    ...(await serverErrors(store.db, definition, values, stored))
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (stored) await requireKeys(store.db, definition, input.values, stored)
  for (const [name, value] of Object.entries(values))
    if (definition.fields[name]?.kind === 'password') values[name] = await hashPassword(String(value))
  return values
}

/** Refuses another key than the stored one, by which texts name the record. @throws ClientError 409, 422 */
async function requireKeys(db: Db, { name, fields, unique = [] }: Definition, given: Values, stored: AnyRecord) {
  for (const { field, message } of unique) {
    const key = String(given[field] ?? stored[field]).trim()
    if (fields[field]?.kind !== 'text' || !fields[field].immutable || key === stored[field]) continue
    const isValid = kindOf(fields[field]).input(fields[field]).safeParse(key).success
    const other =
      isValid && (await anyTable(db).selectFrom(name).select('id').where(field, '=', key).executeTakeFirst())
    if (other) throw new ClientError(409, message, { errors: { [field]: message } })
    throw invalid({ [field]: `${fields[field].label} cannot be changed.` })
  }
}

/** Only whether a required file came, and whether one that is named is stored: contents of uploads are checked later. */
async function fileErrors(
  { files }: Store,
  definition: Definition,
  { values, uploads }: RecordInput,
  stored?: AnyRecord
) {
  const errors: FieldErrors = {}
  for (const [name, field] of fileFields(definition)) {
    const { file } = kindOf(field)
    const current = stored?.[name] ?? ''
    const named = String(values[existingName(name)] ?? current)
    if (named !== '' && named !== current && !(storedKind(named) === file && (await files.describe(named))))
      errors[name] = `${field.label} names no ${file === 'video' ? 'video' : 'picture'} that is stored here.`
    else if (field.required && !uploads[name] && named === '') errors[name] = requiredMessage(field)
  }
  return errors
}

/** The faults that only the server finds: easily guessed passwords, entries that another record has already. */
async function serverErrors(db: Db, definition: Definition, values: Values, stored: AnyRecord | undefined) {
  const errors: FieldErrors = {}
  const record = { ...stored, ...values }
  for (const [name, value] of Object.entries(values)) {
    const field = definition.fields[name]
    const error =
      field?.kind === 'password'
        ? await passwordFault(db, String(value), textsOf(definition.fields, record))
        : field?.kind === 'list' && (await clashFault(db, definition, name, field, [record]))
    if (error) errors[name] = error
  }
  return errors
}

/**
 * Refuses records, as they are stored, with an entry of a list that belongs to another record: an earlier version may have what
 * others were given since. @throws ClientError 409
 */
export async function requireOwnEntries(db: Db, definition: Collection, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids)
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind !== 'list' || !exclusiveRanges(field)) continue
    const checked = (await selectList(db, definition, {})).filter(({ id }) => wanted.has(id))
    const message = await clashFault(db, definition, name, field, checked)
    if (message) throw new ClientError(409, message, { errors: { [name]: message } })
  }
}

/** Says which entry of the records' list belongs to another record. @param checked records that do not clash with one another */
async function clashFault(
  db: Db,
  definition: Definition,
  name: string,
  field: ListField,
  checked: readonly Values[]
): Promise<string | undefined> {
  const rangeOf = exclusiveRanges(field)
  if (!rangeOf || !isCollection(definition)) return undefined
  const owners = entryOwners(rangeOf)
  const others = new Map((await selectList(db, definition, {})).map((other) => [other.id, other]))
  for (const { id } of checked) others.delete(Number(id))
  for (const [id, other] of others) for (const item of itemsOf(other[name])) owners.take(item, id)
  for (const item of checked.flatMap((record) => itemsOf(record[name]))) {
    const owner = others.get(owners.take(item, -1) ?? 0)
    if (owner) return `${item} belongs to ${titleOf(definition, owner)} already.`
  }
  return undefined
}

function itemsOf(value: unknown): string[] {
  return Array.isArray(value) ? value : []
}

/** The texts of a record, such as a person's name, that its password must not be made of. */
function textsOf(fields: Fields, record: Values): string[] {
  const barred = Object.entries(fields).filter(([, field]) => kindOf(field).isBarredFromPasswords)
  return barred.map(([name]) => String(record[name] ?? ''))
}

/** The relations of a record that lead to no record; an optional one may be empty. */
export async function missingRelations(db: Db, definition: Definition, values: Values) {
  const missing: [string, RelationField][] = []
  for (const [name, field] of relationsOf(definition)) {
    if (!field.required && (values[name] ?? null) === null) continue
    const found = await selectBy(db, collectionNamed(field.to), 'id', [Number(values[name])])
    if (found.length === 0) missing.push([name, field])
  }
  return missing
}

/** @throws ClientError 422 where a relation leads to no record */
export async function requireRelations(db: Db, definition: Definition, values: Values): Promise<void> {
  const missing = await missingRelations(db, definition, values)
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([name, field]) => [name, requiredMessage(field)])))
}

/** Returns the faults of fields that depend on another one, which they must reach, or whose value makes them required. */
export function valueErrors({ fields }: Definition, record: Values): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(fields)) {
    const { label, atLeast = '', requiredWith } = field
    const value = record[name]
    const least = record[atLeast]
    if (typeof value === 'number' && typeof least === 'number' && value < least)
      errors[name] = `${label} must not be less than ${fields[atLeast]?.label}.`
    if (typeof value === 'string' && typeof least === 'string' && value !== '' && value < least)
      errors[name] = `${label} must not be before ${fields[atLeast]?.label}.`
    if (requiredWith && record[requiredWith.field] === requiredWith.value && (value ?? '') === '')
      errors[name] = requiredMessage(field)
  }
  return errors
}
