import { allCollections, allSingletons } from '../../collections/index.ts'
import { publicPages } from '../../tests/browser/support/public-pages.ts'

/** What to take: an address, for a visitor or with a session. */
export interface Screen {
  name: string
  address: string
  isGuarded: boolean
}

/** Every public page, and every screen of the back office: lists, empty forms, forms with a record in them. */
export const screens: readonly Screen[] = [
  ...Object.entries(publicPages).map(([name, address]) => open(name, address)),
  open('sign in', '/login'),
  guarded('welcome', '/admin-panel'),
  guarded('account', '/account'),
  guarded('media', '/media'),
  guarded('texts', '/textlist'),
  guarded('checks', '/checks'),
  ...allCollections.flatMap(({ label, api, admin }) => [
    guarded(`list of ${label.plural}`, admin.list.path),
    ...(api.create ? [guarded(`new ${label.singular}`, admin.form.path)] : []),
    guarded(`a ${label.singular}`, `${admin.form.path}?id=1`)
  ]),
  guarded('a list without findings', '/newslist?search=zeppelin'),
  ...allSingletons.map(({ name, admin }) => guarded(name, admin.form.path))
]

function open(name: string, address: string): Screen {
  return { name, address, isGuarded: false }
}

function guarded(name: string, address: string): Screen {
  return { name, address, isGuarded: true }
}
