import { profilesOf } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

interface ProfileLinksProps {
  className: string
  linkClass: string
  iconClass?: string
}

/** Icons that link to the company's profiles on social media. */
export function ProfileLinks({ className, linkClass, iconClass }: ProfileLinksProps) {
  const t = useTexts()
  const { settings } = useSite()
  const profiles = profilesOf(settings)
  if (profiles.length === 0) return null
  return (
    <ul className={`${className} flex`}>
      {profiles.map(({ name, icon, address }) => (
        <li key={name}>
          <a
            href={address}
            aria-label={t('site.profile.on', { name })}
            className={`grid size-11 place-items-center ${linkClass}`}
          >
            <Icon name={icon} className={iconClass} />
          </a>
        </li>
      ))}
    </ul>
  )
}
