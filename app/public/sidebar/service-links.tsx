import { serviceLinks } from '../navigation.ts'
import { LinkList } from './link-list.tsx'
import { SidebarPart } from './sidebar.tsx'

interface ServiceLinksProps {
  /** The path of the marked link, as the list spells it. */
  active: string
  /** The marked link leads to the very page that is shown, not to its like. */
  isHere?: boolean
}

/** The pages of what the company does. */
export function ServiceLinks({ active, isHere = true }: ServiceLinksProps) {
  return (
    <SidebarPart title="Our services">
      <nav aria-label="Services">
        <LinkList links={serviceLinks} active={active} isHere={isHere} />
      </nav>
    </SidebarPart>
  )
}
