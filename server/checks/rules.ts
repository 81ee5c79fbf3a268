import type { Definition, Fields } from '../../collections/define.ts'
import { type Field, kindOf } from '../../fields/index.ts'
import { indianLongDay } from '../../shared/indian-format.ts'
import { isExampleAddress } from '../mail/recipient.ts'
import { type LeadsSomewhere, pathsIn } from './links.ts'

/** A fault of one record or text, without its name: 'the link /x leads nowhere'. */
export interface Fault {
  kind: string
  severity: 'error' | 'warning'
  what: string
}

/** What faults are judged by. */
export interface Measure {
  /** The day that it is in India. */
  today: string
  /** From this day on, an end is near enough to be told. */
  soon: string
  publicUrl: string
  leadsSomewhere: LeadsSomewhere
}

type Values = Readonly<Record<string, unknown>>
type Defined = Pick<Definition, 'kind' | 'fields'>
type Rule = (definition: Defined, record: Values, measure: Measure) => Fault[]

/** What is wrong with a record that visitors see. */
export function recordFaults(definition: Defined, record: Values, measure: Measure): Fault[] {
  return rules.flatMap((rule) => rule(definition, record, measure))
}

/** What is wrong with a text, whatever it belongs to. */
export function textFaults(texts: readonly string[], { publicUrl, leadsSomewhere }: Measure): Fault[] {
  const broken = texts.flatMap((text) => pathsIn(text, publicUrl)).filter((path) => !leadsSomewhere(path))
  const words = texts.flatMap((text) => placeholders.flatMap((pattern) => text.match(pattern) ?? []))
  return [
    ...told('link', 'error', broken, (paths) => `${paths} ${broken.length > 1 ? 'lead' : 'leads'} nowhere`),
    ...told('placeholder', 'error', words, (found) => `placeholder words: ${found}`)
  ]
}

const placeholders = [
  /\blorem(?: ipsum)?\b|\bdolor sit amet\b|\bxxx+\b|\bexample\.(?:com|org|net)\b/gi,
  /\b(?:TODO|TBD)\b/g
]

const words: Rule = ({ fields }, record, measure) => {
  const isProse = (field: Field) => (field.kind === 'text' || field.kind === 'longText') && !isAddress(field)
  const texts = valuesOf(fields, record, isProse).map(([, , value]) => value)
  return textFaults(texts, measure)
}

const contacts: Rule = ({ fields }, record) => {
  const examples = valuesOf(fields, record, (field) => isAddress(field))
    .map(([, , value]) => value)
    .filter(isExampleAddress)
  return told('contact', 'error', examples, (addresses) => `${addresses} is an example's address: nobody reads it`)
}

const alternativeTexts: Rule = ({ fields }, record) => {
  const without = Object.entries(fields).flatMap(([name, field]) => {
    const image = field.kind === 'text' ? (field.describes ?? '') : ''
    return record[image] && !record[name] ? [fields[image]?.label ?? image] : []
  })
  return told('alternative-text', 'warning', without, (labels) => `no alternative text for ${labels}`)
}

/** A record that ends says so by its field `validTo`, the last day. */
const ends: Rule = ({ fields }, { validTo }, { today, soon }) => {
  if (fields.validTo?.kind !== 'date' || !validTo) return []
  const day = String(validTo)
  if (day < today) return [{ kind: 'ended', severity: 'error', what: `it ended on ${indianLongDay(day)}` }]
  return day <= soon ? [{ kind: 'ending', severity: 'warning', what: `it ends on ${indianLongDay(day)}` }] : []
}

/** The welcome screen tells what the only one of its kind lacks. */
const emptyTexts: Rule = ({ kind, fields }, record) => {
  if (kind === 'singleton') return []
  const isExpected = (field: Field) =>
    kindOf(field).isMultiline === true && Boolean(field.recommended || field.required)
  const empty = valuesOf(fields, record, isExpected).filter(([, , value]) => value.trim() === '')
  return told(
    'text',
    'warning',
    empty.map(([, { label }]) => label),
    (labels) => `${labels} is empty`
  )
}

const rules: readonly Rule[] = [contacts, ends, words, emptyTexts, alternativeTexts]

const isAddress = (field: Field) => field.kind === 'text' && field.format === 'email'

function valuesOf(
  fields: Fields,
  record: Values,
  holds: (field: Field) => boolean
): [name: string, field: Field, value: string][] {
  return Object.entries(fields)
    .filter(([, field]) => holds(field))
    .map(([name, field]) => [name, field, String(record[name] ?? '')])
}

/** One fault for all that is found of a kind; none where nothing is. */
function told(kind: string, severity: Fault['severity'], found: readonly string[], say: (found: string) => string) {
  return found.length === 0 ? [] : [{ kind, severity, what: say([...new Set(found)].join(', ')) }]
}
