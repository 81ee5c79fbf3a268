import { useMatches } from 'react-router'
import { type Collection, type Definition, isCollection, type SystemValues } from '../../collections/define.ts'
import { allCollections, allDefinitions } from '../../collections/index.ts'
import { markdownFields } from '../../collections/schemas.ts'
import type { SessionUser } from '../../server/auth/access.ts'
import { indianNumber } from '../../shared/indian-format.ts'

/** A record as the API answers it; the types of its values follow from its definition. */
export type AnyRecord = SystemValues & Readonly<Record<string, unknown>>

/** The collection whose list stands at this route of the route table. @throws where none does */
export function listedAt(route: string): Collection {
  return at(route, allCollections, ({ admin }) => admin.list.path)
}

/** The collection or singleton whose form stands at this route of the route table. @throws where none does */
export function editedAt(route: string): Definition {
  return at(route, allDefinitions, ({ admin }) => admin.form.path)
}

function at<T>(route: string, all: readonly T[], pathOf: (one: T) => string): T {
  const found = all.find((one) => pathOf(one).slice(1) === route.replace(/^\//, ''))
  if (!found) throw new Error(`No definition has a screen at '${route}'.`)
  return found
}

/** The path to a definition's records: its list, or the form of the only one. */
export function homeOf(definition: Definition): string {
  return isCollection(definition) ? definition.admin.list.path : definition.admin.form.path
}

/** The screens that a person may use, in the order of the header's links. */
export function screensFor(user: SessionUser): readonly Definition[] {
  return allDefinitions.filter(({ access }) => user.role === 'Admin' || access.write !== 'admin')
}

/** '2 news items' */
export function amountText(count: number, { singular, plural }: Collection['label']): string {
  return `${indianNumber(count)} ${count === 1 ? singular : plural}`
}

/** The id of the shown route in the route table. One file serves many routes: by the id it finds its definition. */
export function useRouteId(): string {
  return useMatches().at(-1)?.id ?? ''
}

export function isOpen({ work }: Pick<Collection, 'work'>, record: Readonly<Record<string, unknown>>): boolean {
  return work?.open.includes(String(record[work.stage])) === true
}

/** Returns the records with plain texts in place of Markdown. Its parser is large: it is loaded only where there may be some. */
export async function plainRecords(collection: Collection, records: readonly AnyRecord[]) {
  const texts = markdownFields(collection)
  if (texts.length === 0) return records
  const { withPlainTexts } = await import('../../shared/markdown.ts')
  return records.map((record) => withPlainTexts(record, texts))
}
