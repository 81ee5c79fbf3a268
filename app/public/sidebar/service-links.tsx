import { serviceLinks } from '../navigation.ts'
import { useTexts } from '../texts.tsx'
import { LinkList } from './link-list.tsx'
import { SidebarPart } from './sidebar.tsx'

interface ServiceLinksProps {
  /** The path of the active link, as in `serviceLinks`. */
  active: string
  /** Whether the active link leads to the current page itself, and not to one like it. */
  isCurrentPage?: boolean
}

export function ServiceLinks({ active, isCurrentPage = true }: ServiceLinksProps) {
  const t = useTexts()
  return (
    <SidebarPart title={t('site.sidebar.services')}>
      <nav aria-label={t('site.nav.services')}>
        <LinkList
          links={serviceLinks.map(({ label, path }) => ({ label: t(label), path }))}
          active={active}
          isCurrentPage={isCurrentPage}
        />
      </nav>
    </SidebarPart>
  )
}
