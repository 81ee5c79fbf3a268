import { profilesOf } from '../../../shared/contact-links.ts'
import { ProfileLinks } from '../profile-links.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'
import { SidebarPart } from './sidebar.tsx'

export function FollowUs() {
  const t = useTexts()
  if (profilesOf(useSite().settings).length === 0) return null
  return (
    <SidebarPart title={t('site.sidebar.follow')}>
      <ProfileLinks className="-ml-2.5" linkClass="rounded-md hover:bg-sunken" iconClass="size-6" />
    </SidebarPart>
  )
}
