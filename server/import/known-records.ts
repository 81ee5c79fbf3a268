import { type Collection, titleOf } from '../../collections/define.ts'
import { relatedBy } from '../../collections/sort.ts'
import { kindOf } from '../../fields/index.ts'
import { exclusiveRanges } from '../../fields/list/field.ts'
import { requiredMessage } from '../../fields/types.ts'
import { entryOwners } from '../../shared/entry-owners.ts'
import { selectValues, type Values } from '../content/records.ts'
import type { Db } from '../database/connect.ts'
import type { FieldErrors } from '../errors.ts'

/** The fields whose entries no two records may share, with the message for an entry of another record. */
function exclusive({ fields, unique = [] }: Collection) {
  const lists = Object.entries(fields).flatMap(([field, its]) => {
    const rangeOf = its.kind === 'list' ? exclusiveRanges(its) : undefined
    const message = (item: string, owner = '') => `${item} belongs to ${owner} already.`
    return rangeOf ? [{ field, rangeOf, message }] : []
  })
  return [...unique.map(({ field, message }) => ({ field, rangeOf: undefined, message: () => message })), ...lists]
}

/** Finds the records that rows name, and entries that another record or row has already. */
export async function knownRecords(db: Db, collection: Collection) {
  const { fields, label, lookups, title } = collection
  const lookup = lookups?.[title]
  /** The field by which rows name records. */
  const by = lookup?.via ?? title
  const related = lookup ? await selectValues(db, relatedBy(collection, by), [lookup.field]) : []
  const relatedByName = Map.groupBy(related, (record) => String(record[lookup?.field ?? '']))
  const columns = new Set([by, ...exclusive(collection).map(({ field }) => field)])
  const records = await selectValues(db, collection, [...columns])
  const byName = Map.groupBy(records, (record) => String(record[by]))
  const rowsByName = new Map<string, number>()
  const titles = new Map(records.map((record) => [Number(record.id), titleOf(collection, record)]))
  const limits = exclusive(collection).map((limit) => ({ ...limit, owners: entryOwners(limit.rangeOf) }))
  for (const { field, owners } of limits)
    for (const record of records) for (const item of itemsOf(field, record)) owners.take(item, Number(record.id))

  function itemsOf(field: string, record: Values): string[] {
    const value = record[field]
    const kind = fields[field] && kindOf(fields[field])
    const read = typeof value === 'string' && kind?.column ? kind.column.read(value) : value
    return Array.isArray(read) ? read : [String(read)]
  }

  return {
    /** Matches a row by its title: the id of the record that it changes, or a new record's values for the title; or faults. */
    match(name: string, row: number): { id?: number; values?: Values; errors?: FieldErrors } {
      const fail = (fault: string) => ({ errors: { [by]: fault } })
      if (name === '' && fields[by]) return fail(requiredMessage(fields[by]))
      const others = relatedByName.get(name) ?? []
      if (by !== title && others.length !== 1)
        return fail(`${others.length === 0 ? 'No' : 'More than one'} record has the title '${name}'.`)
      const value = by === title ? name : String(others[0]?.id)
      const first = rowsByName.get(value)
      if (first !== undefined) return fail(`Row ${first} has the same title.`)
      rowsByName.set(value, row)
      const [record, ...more] = byName.get(value) ?? []
      if (more.length > 0) return fail(`More than one ${label.singular} has this title.`)
      return record ? { id: Number(record.id) } : { values: by === title ? {} : { [by]: Number(value) } }
    },

    /** Returns the faults of a row's values that belong to another record, or to a row before. @param id of the record that it changes */
    taken(values: Values, row: number, id = 0): FieldErrors {
      const errors: FieldErrors = {}
      titles.set(-row, String(values[title] ?? titles.get(id)))
      for (const { field, message, owners } of limits) {
        if (!(field in values)) continue
        owners.release(id)
        for (const item of itemsOf(field, values)) {
          const owner = owners.take(item, -row)
          if (owner !== undefined) errors[field] = message(item, titles.get(owner))
        }
      }
      return errors
    }
  }
}
