import type { Access } from '../../collections/define.ts'
import { allCollections, allSingletons } from '../../collections/index.ts'
import { pagePath } from '../http/paths.ts'

/** Pages of the back office that belong to no definition. */
const fixedPages = ['/admin-panel', '/panel', '/account', '/deleted', '/textlist', '/media', '/checks', '/no-page']

/** Every page of the back office, and who may open it. */
export const guardedPages: ReadonlyMap<string, Access> = new Map<string, Access>([
  ...fixedPages.map((path): [string, Access] => [path, 'staff']),
  ...allCollections.flatMap(({ admin, access }): [string, Access][] => [
    [admin.list.path, access.write],
    [admin.form.path, access.write]
  ]),
  ...allSingletons.map(({ admin, access }): [string, Access] => [admin.form.path, access.write])
])

/** Returns the right that the page at a path requires, in any spelling of the path. */
export function pageAccess(pathname: string): Access {
  return guardedPages.get(pagePath(pathname)) ?? 'public'
}
