import { serviceLinks } from '../navigation.ts'
import { LinkList } from './link-list.tsx'
import { SidebarPart } from './sidebar.tsx'

interface ServiceLinksProps {
  /** The path of the active link, as in `serviceLinks`. */
  active: string
  /** Whether the active link leads to the current page itself, and not to one like it. */
  isCurrentPage?: boolean
}

export function ServiceLinks({ active, isCurrentPage = true }: ServiceLinksProps) {
  return (
    <SidebarPart title="Our services">
      <nav aria-label="Services">
        <LinkList links={serviceLinks} active={active} isCurrentPage={isCurrentPage} />
      </nav>
    </SidebarPart>
  )
}
