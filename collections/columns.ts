import { type Definition, isCollection, type Unique } from './define.ts'

/** Whether lists search the record's own fields, which the column `searchText` holds normalized. */
export function hasSearchText(definition: Definition): boolean {
  return isCollection(definition) && definition.search.some((name) => name in definition.fields)
}

/** Whether the site's search finds the records by the column `siteText`, which holds what visitors read, normalized. */
export function hasSiteText(definition: Definition): boolean {
  return isCollection(definition) && definition.onSite !== undefined
}

/** The uniqueness rules that compare normalized values, each in a column of its own. */
export function keyRules(definition: Definition): { field: string; column: string; key: NonNullable<Unique['key']> }[] {
  const rules: readonly Unique[] = isCollection(definition) ? (definition.unique ?? []) : []
  return rules.flatMap(({ field, column, key }) => (column && key ? [{ field, column, key }] : []))
}

/** The columns that a definition needs in its table. */
export function columnNames(definition: Definition): string[] {
  return [
    ...['id', 'version', 'createdAt', 'updatedAt'],
    ...Object.keys(definition.fields),
    ...(hasSearchText(definition) ? ['searchText'] : []),
    ...(hasSiteText(definition) ? ['siteText'] : []),
    ...keyRules(definition).map(({ column }) => column)
  ]
}
