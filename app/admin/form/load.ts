import { type Definition, isCollection } from '../../../collections/define.ts'
import { collectionNamed } from '../../../collections/index.ts'
import { partOf, partRecord, prefixed } from '../../../collections/part.ts'
import { type Field, kindOf } from '../../../fields/index.ts'
import type { Version } from '../../../server/content/history.ts'
import type { Choice } from '../../../ui/index.ts'
import { ApiError, call, load } from '../api.ts'
import { listCall, partCall, readCall, recordsCall, valuesCall, versionsCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { type Choices, type Mode, modeOf } from './address.ts'

export type ReadyForm = {
  kind: 'ready'
  mode: Mode
  record: AnyRecord | undefined
  choices: Choices
  example?: AnyRecord | undefined
}
export type LoadedForm = ReadyForm | { kind: 'signed-out' } | { kind: 'failed'; error?: ApiError }

/** Reads a form's record and choices. Never throws: the form itself says what went wrong. */
export async function loadForm(definition: Definition, parameters: URLSearchParams): Promise<LoadedForm> {
  const mode = modeOf(definition, parameters)
  if (!mode) return { kind: 'failed' }
  try {
    const [record, choices, example] = await Promise.all([
      readRecord(definition, mode, 'throw'),
      readChoices(definition, mode),
      mode === 'create' ? readExample(definition) : undefined
    ])
    return { kind: 'ready', mode, record, choices, example }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed' }
    return error.status === 401 ? { kind: 'signed-out' } : { kind: 'failed', error }
  }
}

/** The record that is edited, of several the first, with that of its part. @param on401 as of `call` @throws ApiError */
export async function readRecord(definition: Definition, mode: Mode, on401: 'ask' | 'throw' = 'ask') {
  const url = readCall(definition, mode)
  if (url === undefined) return undefined
  const part = partOf(definition)
  const partUrl = partCall(definition, mode)
  const [record, ofPart] = await Promise.all([readFirst(url, on401), partUrl && readFirst(partUrl, on401)])
  if (!record) throw new ApiError(404)
  return part && ofPart ? { ...record, ...prefixed(part, ofPart) } : record
}

async function readFirst(url: string, on401: 'ask' | 'throw'): Promise<AnyRecord | undefined> {
  const { body } = await call<AnyRecord | AnyRecord[]>('GET', url, { on401 })
  return Array.isArray(body) ? body[0] : body
}

/** A record that visitors see already: how a new one will look. Without it the form is as good. */
async function readExample(definition: Definition): Promise<AnyRecord | undefined> {
  if (!isCollection(definition) || definition.access.read === 'admin') return undefined
  const { body } = await load<AnyRecord[]>(`${listCall(definition)}?page=1&pageSize=1`).catch(() => ({ body: [] }))
  return body[0]
}

async function readChoices(definition: Definition, mode: Mode): Promise<Choices> {
  const fields = Object.entries(definition.fields)
  const reads = fields.map(async ([name, field]) => [name, await choicesOf(definition, mode, name, field)] as const)
  return Object.fromEntries(await Promise.all(reads))
}

async function choicesOf(definition: Definition, mode: Mode, name: string, field: Field): Promise<Choice[]> {
  if (isCollection(definition) && kindOf(field).suggests?.(field)) {
    // Suggestions may fail to load: the field can be typed in without them.
    const { body } = await load<string[]>(valuesCall(definition, name)).catch(() => ({ body: [] }))
    return body.map((value) => ({ value, text: value }))
  }
  if (field.kind !== 'relation' || (field.immutable && mode !== 'create')) return []
  const related = collectionNamed(field.to)
  const free = field.oneToOne ? { unreferencedBy: definition.name } : undefined
  const { body } = await load<AnyRecord[]>(recordsCall(related, free))
  return body.map((record) => ({ value: String(record.id), text: `${record[related.title]} (ID ${record.id})` }))
}

/** The record as somebody else has saved it while this form was open. */
export interface Newer {
  record: AnyRecord
  /** The person who saved last; undefined where the history does not tell. */
  by: string | undefined
  /** Null for a translation of which nothing is left. */
  at: string | null
}

/** Reads the record where it is newer than the form's; undefined also where it cannot be read. */
export async function readNewer(definition: Definition, mode: Mode, known: AnyRecord): Promise<Newer | undefined> {
  const record = await readRecord(definition, mode).catch(() => undefined)
  if (!record) return undefined
  const part = partOf(definition)
  const ofPart = part && partRecord(part, record)
  const isOwn = record.version !== known.version
  if (!isOwn && ofPart?.version === (part && partRecord(part, known)?.version)) return undefined
  const [changedDefinition, changed] = !isOwn && ofPart ? [part.collection, ofPart] : [definition, record]
  const versions = await call<Version[]>('GET', versionsCall(changedDefinition, changed, 1)).catch(() => undefined)
  return { record, by: versions?.body[0]?.by, at: changed.updatedAt }
}
