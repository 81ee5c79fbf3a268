import { memoize, pickBy } from '../shared/objects.ts'
import { type Collection, type Definition, type Fields, relationsOf, type SystemValues } from './define.ts'
import { collectionNamed } from './index.ts'

type Named<T> = Readonly<Record<string, T>>

/** The record of another collection, at most one, that a form edits along with its own: the article of a news item. */
export interface Part {
  collection: Collection
  heading: string
  /** Its field that names the form's own record. */
  relation: string
}

export const partOf = memoize((definition: Definition): Part | undefined => {
  const given = definition.admin.form.part
  if (!given) return undefined
  const collection = collectionNamed(given.collection)
  const [relation] = relationsOf(collection, definition.name)
  if (!relation) throw new Error(`No field of ${collection.name} refers to ${definition.name}.`)
  return { collection, heading: given.heading, relation: relation[0] }
})

/** A definition with the fields of its form's part as well, by their prefixed names; no two labels are alike. */
export const withPart = memoize((definition: Definition): Definition => {
  const part = partOf(definition)
  if (!part) return definition
  const taken = Object.values(definition.fields).map(({ label }) => label)
  const { [part.relation]: _, ...others } = part.collection.fields
  const renamed = Object.entries(others).map(([name, field]) => {
    const label = taken.includes(field.label) ? `${part.heading} ${field.label.toLowerCase()}` : field.label
    const described = field.kind === 'text' && field.describes
    return [name, { ...field, label, ...(described && { describes: prefixedName(part, described) }) }]
  })
  return { ...definition, fields: { ...definition.fields, ...prefixed(part, Object.fromEntries(renamed) as Fields) } }
})

export function partFields(definition: Definition): Fields {
  return pickBy(withPart(definition).fields, (_, name) => !(name in definition.fields))
}

/** Returns a part's values under prefixed names, which differ from those of the form's own record: `{collection}.{name}`. */
export function prefixed<T>(part: Part, values: Named<T>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefixedName(part, name), value]))
}

const prefixedName = ({ collection }: Part, name: string) => `${collection.name}.${name}`

/** Returns the part's values out of prefixed ones, under its own names. */
export function partValues<T>({ collection }: Part, values: Named<T>): Record<string, T> {
  const prefix = `${collection.name}.`
  const own = Object.entries(values).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))
}

/** The part's record within the form's; undefined where there is none yet. */
export function partRecord(part: Part, record: Named<unknown> | undefined) {
  const values = partValues(part, record ?? {})
  return 'id' in values ? (values as SystemValues & Named<unknown>) : undefined
}
