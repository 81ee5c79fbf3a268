import { serviceLinks } from '../navigation.ts'
import { LinkList } from './link-list.tsx'
import { SidebarPart } from './sidebar.tsx'

/** The pages of what the company does. @param active the path of the shown page, as the list spells it */
export function ServiceLinks({ active }: { active: string }) {
  return (
    <SidebarPart title="Our services">
      <nav aria-label="Services">
        <LinkList links={serviceLinks} active={active} isHere />
      </nav>
    </SidebarPart>
  )
}
