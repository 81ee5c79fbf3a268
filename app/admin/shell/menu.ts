import { type Definition, type MenuGroup, menuGroups } from '../../../collections/define.ts'
import type { SessionUser } from '../../../server/auth/access.ts'
import { homeOf, screensFor } from '../definitions.ts'
import { homePath } from '../login-redirect.ts'

interface MenuLink {
  to: string
  text: string
  group?: MenuGroup | undefined
  /** The definition whose records the link leads to; left out for a screen of all of them. */
  definition?: Definition
}

const home: MenuLink = { to: homePath, text: 'Home', group: 'Inbox' }
const others: readonly MenuLink[] = [
  { to: '/textlist', text: 'Texts', group: 'Pages' },
  { to: '/media', text: 'Media', group: 'Pages' },
  { to: '/checks', text: 'Checks', group: 'Company' },
  { to: '/deleted', text: 'Deleted', group: 'Company' }
]

/** Every screen that a person may open, by groups. A definition that names no group is of the website. */
export function menuFor(user: SessionUser): readonly { name: MenuGroup; links: readonly MenuLink[] }[] {
  const own = screensFor(user).map((definition): MenuLink => {
    return { to: homeOf(definition), text: definition.admin.nav, group: definition.group, definition }
  })
  const links = Map.groupBy([home, ...own, ...others], ({ group = 'Website' }) => group)
  return menuGroups.map((name) => ({ name, links: links.get(name) ?? [] }))
}
