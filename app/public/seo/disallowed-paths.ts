import { href } from 'react-router'
import type { Collection, Singleton } from '../../../collections/define.ts'

/** The beginnings of addresses that are no part of the public site: the back office, the API, lists of results. */
export function disallowedPaths(definitions: readonly (Collection | Singleton)[]): string[] {
  const forms = definitions.map(({ admin }) => admin.form.path)
  const lists = definitions.flatMap(({ admin }) => ('list' in admin ? [admin.list.path] : []))
  return [
    '/api/',
    href('/search'),
    href('/login'),
    href('/admin-panel'),
    href('/panel'),
    href('/deleted'),
    ...lists,
    ...forms
  ]
}
