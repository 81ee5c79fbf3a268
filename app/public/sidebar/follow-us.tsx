import { profilesOf } from '../../../shared/contact-links.ts'
import { ProfileLinks } from '../profile-links.tsx'
import { useSite } from '../use-site.ts'
import { SidebarPart } from './sidebar.tsx'

export function FollowUs() {
  if (profilesOf(useSite().settings).length === 0) return null
  return (
    <SidebarPart title="Follow us">
      <ProfileLinks className="-ml-2.5" linkClass="rounded-md hover:bg-sunken" iconClass="size-6" />
    </SidebarPart>
  )
}
