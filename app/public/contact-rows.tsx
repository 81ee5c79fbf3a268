import { contactLinks } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { useChatText } from './page-subject.ts'
import { useSite } from './use-site.ts'

interface ContactRowsProps {
  /** One phone number and the e-mail address are enough. */
  isShort?: boolean
  className?: string
  iconClass?: string
}

/** The ways to call and to write that are set, each a link with its icon. */
export function ContactRows({ isShort = false, className, iconClass = '' }: ContactRowsProps) {
  const links = contactLinks(useSite().settings, useChatText())
  const shown = isShort ? links.filter(({ icon }, place) => icon === 'mail' || place === 0) : links
  return (
    <ul className={`tabular-nums ${className}`}>
      {shown.map(({ icon, address, text }) => (
        <li key={icon + text}>
          <a
            href={address}
            className="flex min-h-11 items-center gap-3 wrap-anywhere decoration-1 underline-offset-4 hover:underline"
          >
            <Icon name={icon} className={`size-5 ${iconClass}`} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
