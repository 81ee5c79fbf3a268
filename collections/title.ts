import { type Definition, isCollection } from './define.ts'

/** A record's title; its id where that is empty; a singleton's label. */
export function titleOf(definition: Definition, record: Readonly<Record<string, unknown>>): string {
  if (!isCollection(definition)) return definition.label.singular
  return String(record[definition.title] ?? '') || `ID ${record.id}`
}
