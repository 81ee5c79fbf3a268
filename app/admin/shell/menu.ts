import type { Definition, MenuGroup } from '../../../collections/define.ts'
import type { SessionUser } from '../../../server/auth/access.ts'
import { homeOf, screensFor } from '../definitions.ts'
import { homePath } from '../login-redirect.ts'

export interface MenuLink {
  to: string
  text: string
  /** Whose records the link leads to; left out for a screen of all of them. */
  definition?: Definition
}

/** The groups in their order, each with the screens that are of no definition. */
const groups: readonly { name: MenuGroup; before?: readonly MenuLink[]; after?: readonly MenuLink[] }[] = [
  { name: 'Inbox', before: [{ to: homePath, text: 'Home' }] },
  { name: 'Website' },
  {
    name: 'Pages',
    after: [
      { to: '/textlist', text: 'Texts' },
      { to: '/media', text: 'Media' }
    ]
  },
  {
    name: 'Company',
    after: [
      { to: '/checks', text: 'Checks' },
      { to: '/deleted', text: 'Deleted' }
    ]
  }
]

/** Every screen that a person may open, by groups. What a definition does not say of its group belongs to the website. */
export function menuFor(user: SessionUser): readonly { name: MenuGroup; links: readonly MenuLink[] }[] {
  const screens = Map.groupBy(screensFor(user), ({ group = 'Website' }) => group)
  return groups.map(({ name, before = [], after = [] }) => {
    const own = (screens.get(name) ?? []).map((definition) => ({
      to: homeOf(definition),
      text: definition.admin.nav,
      definition
    }))
    return { name, links: [...before, ...own, ...after] }
  })
}
