import { type Collection, type Definition, isCollection, type SystemValues } from '../../collections/define.ts'
import { allCollections, allDefinitions } from '../../collections/index.ts'
import type { SessionUser } from '../../server/auth/actor.ts'

/** A record as the API answers it; what its values are, its definition says. */
export type AnyRecord = SystemValues & Readonly<Record<string, unknown>>

/** The collection whose list stands at this route of the route table. @throws where none does */
export function listedAt(route: string): Collection {
  return found(
    allCollections.find(({ admin }) => isRoute(admin.list.path, route)),
    route
  )
}

/** The collection or singleton whose form stands at this route of the route table. @throws where none does */
export function editedAt(route: string): Definition {
  return found(
    allDefinitions.find(({ admin }) => isRoute(admin.form.path, route)),
    route
  )
}

/** Where a person comes to a definition's records: its list, or the form of the only one. */
export function homeOf(definition: Definition): string {
  return isCollection(definition) ? definition.admin.list.path : definition.admin.form.path
}

/** The screens that a person may use, in the order of the header's links. */
export function screensFor(user: SessionUser): readonly Definition[] {
  return allDefinitions.filter(({ access }) => user.role === 'Admin' || access.write !== 'admin')
}

/** True where nothing of a record can be changed by hand: its form only shows it. */
export function isReadOnly(definition: Definition): boolean {
  const marked = isCollection(definition) ? definition.admin.form.readOnOpen : undefined
  return Object.entries(definition.fields).every(([name, { immutable }]) => immutable || name === marked)
}

function isRoute(path: string, route: string): boolean {
  return path.slice(1) === route.replace(/^\//, '')
}

function found<T>(definition: T | undefined, route: string): T {
  if (!definition) throw new Error(`No definition has a screen at '${route}'.`)
  return definition
}
