import { type Definition, isCollection, type Unique } from './define.ts'

/** Whether lists search the record's own fields, which the column `searchText` holds normalized. */
export function hasSearchText(definition: Definition): boolean {
  return isCollection(definition) && definition.search.some((name) => name in definition.fields)
}

/** The uniqueness rules that compare normalized values, each in a column of its own. */
export function keyRules(
  definition: Pick<Definition, 'unique'>
): { field: string; column: string; key: NonNullable<Unique['key']> }[] {
  return (definition.unique ?? []).flatMap(({ field, column, key }) => (column && key ? [{ field, column, key }] : []))
}

/** The columns that a definition needs in its table. */
export function columnNames(definition: Definition): string[] {
  return [
    ...['id', 'version', 'createdAt', 'updatedAt'],
    ...Object.keys(definition.fields),
    ...(hasSearchText(definition) ? ['searchText'] : []),
    // Where the site's search finds what visitors read, normalized.
    ...(definition.onSite ? ['siteText'] : []),
    ...keyRules(definition).map(({ column }) => column)
  ]
}
