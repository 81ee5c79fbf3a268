import { href } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'

/** Prefixes of paths that crawlers should leave alone: the back office, the API, search results. */
export function disallowedPaths(definitions: readonly Definition[]): string[] {
  const forms = definitions.map(({ admin }) => admin.form.path)
  const lists = definitions.filter(isCollection).map(({ admin }) => admin.list.path)
  return [
    '/api/',
    href('/search'),
    href('/login'),
    href('/admin-panel'),
    href('/panel'),
    href('/account'),
    href('/deleted'),
    ...lists,
    ...forms
  ]
}
