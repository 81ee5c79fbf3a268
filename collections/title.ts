import { type Definition, isCollection } from './define.ts'

/** What people know a record by: its title, its id where that is empty, or the name of the only one. */
export function titleOf(definition: Definition, record: Readonly<Record<string, unknown>>): string {
  if (!isCollection(definition)) return definition.label.singular
  return String(record[definition.title] ?? '') || `ID ${record.id}`
}
