import { type Definition, isCollection, type Unique } from './define.ts'

/** Whether lists search the record's own fields: the column `searchText` then holds them, folded. */
export function hasSearchText(definition: Definition): boolean {
  return isCollection(definition) && definition.search.some((name) => name in definition.fields)
}

/** Whether visitors find the records by the site's search: the column `siteText` then holds what they read, folded. */
export function hasSiteText(definition: Definition): boolean {
  return isCollection(definition) && definition.onSite !== undefined
}

/** The rules of uniqueness that compare values in one spelling, which a column of its own holds. */
export function keyRules(definition: Definition): { field: string; column: string; key: NonNullable<Unique['key']> }[] {
  const rules: readonly Unique[] = isCollection(definition) ? (definition.unique ?? []) : []
  return rules.flatMap(({ field, column, key }) => (column && key ? [{ field, column, key }] : []))
}

/** The columns that a definition asks of its table. */
export function columnNames(definition: Definition): string[] {
  return [
    ...['id', 'version', 'createdAt', 'updatedAt'],
    ...Object.keys(definition.fields),
    ...(hasSearchText(definition) ? ['searchText'] : []),
    ...(hasSiteText(definition) ? ['siteText'] : []),
    ...keyRules(definition).map(({ column }) => column)
  ]
}
