import type { Access } from '../../collections/define.ts'
import { allCollections, allSingletons } from '../../collections/index.ts'
import { pagePath } from '../http/paths.ts'

/** Pages of the back office that belong to no definition. */
const fixedPages: [string, Access][] = [
  ['/admin-panel', 'staff'],
  ['/panel', 'staff'],
  ['/account', 'staff'],
  ['/deleted', 'staff'],
  ['/textlist', 'staff'],
  ['/checks', 'staff']
]

const rules = new Map<string, Access>([
  ...fixedPages,
  ...allCollections.flatMap(({ admin, access }): [string, Access][] => [
    [admin.list.path, access.write],
    [admin.form.path, access.write]
  ]),
  ...allSingletons.map(({ admin, access }): [string, Access] => [admin.form.path, access.write])
])

/** Every page of the back office, and who may open it. */
export const guardedPages: ReadonlyMap<string, Access> = rules

/** Who may open the page at a path, in any spelling. */
export function pageAccess(pathname: string): Access {
  return rules.get(pagePath(pathname)) ?? 'public'
}
