import { profilesOf } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { useSite } from './use-site.ts'

interface ProfileLinksProps {
  className: string
  linkClass: string
  iconClass?: string
}

/** Icons that link to the company's profiles on social media. */
export function ProfileLinks({ className, linkClass, iconClass }: ProfileLinksProps) {
  const { settings } = useSite()
  return (
    <ul className={`${className} flex`}>
      {profilesOf(settings).map(({ name, icon, address }) => (
        <li key={name}>
          <a
            href={address}
            aria-label={`${settings.companyName} on ${name}`}
            className={`grid size-11 place-items-center ${linkClass}`}
          >
            <Icon name={icon} className={iconClass} />
          </a>
        </li>
      ))}
    </ul>
  )
}
