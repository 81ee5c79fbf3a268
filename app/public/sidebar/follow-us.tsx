import { profilesOf } from '../../../shared/contact-links.ts'
import { Icon } from '../icons.tsx'
import { useSite } from '../use-site.ts'
import { SidebarPart } from './sidebar.tsx'

/** The company's pages elsewhere; nothing where none is set. */
export function FollowUs() {
  const { settings } = useSite()
  const profiles = profilesOf(settings)
  if (profiles.length === 0) return null
  return (
    <SidebarPart title="Follow us">
      <ul className="-ml-2.5 flex">
        {profiles.map(({ name, icon, address }) => (
          <li key={name}>
            <a
              href={address}
              aria-label={`${settings.companyName} on ${name}`}
              className="grid size-11 place-items-center rounded-md hover:bg-sunken"
            >
              <Icon name={icon} className="size-6" />
            </a>
          </li>
        ))}
      </ul>
    </SidebarPart>
  )
}
