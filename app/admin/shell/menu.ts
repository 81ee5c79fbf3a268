import { type Definition, type MenuGroup, menuGroups } from '../../../collections/define.ts'
import type { SessionUser } from '../../../server/auth/access.ts'
import { type IconName, iconNamed } from '../../../ui/icon.tsx'
import { homeOf, screensFor } from '../definitions.ts'
import { homePath } from '../login-redirect.ts'

interface MenuLink {
  to: string
  text: string
  icon: IconName
  group?: MenuGroup | undefined
  /** The definition whose records the link leads to; left out for a screen of all of them. */
  definition?: Definition
}

const home: MenuLink = { to: homePath, text: 'Home', icon: 'home', group: 'Inbox' }
const others: readonly MenuLink[] = [
  { to: '/textlist', text: 'Texts', icon: 'texts', group: 'Pages' },
  { to: '/media', text: 'Media', icon: 'picture', group: 'Pages' },
  { to: '/checks', text: 'Checks', icon: 'checks', group: 'Company' },
  { to: '/deleted', text: 'Deleted', icon: 'trash', group: 'Company' }
]

/** Every screen that a person may open, by groups. A definition that names no group is of the website. */
export function menuFor(user: SessionUser): readonly { name: MenuGroup; links: readonly MenuLink[] }[] {
  const own = screensFor(user).map((definition): MenuLink => {
    const { name, admin, group } = definition
    return { to: homeOf(definition), text: admin.nav, icon: iconNamed(name), group, definition }
  })
  const links = Map.groupBy([home, ...own, ...others], ({ group = 'Website' }) => group)
  return menuGroups.map((name) => ({ name, links: links.get(name) ?? [] }))
}
