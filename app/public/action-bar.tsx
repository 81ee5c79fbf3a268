import { href } from 'react-router'
import { contactLinks } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

/** A bar at the bottom of a phone's screen: call, WhatsApp, enquire. */
export function ActionBar() {
  const t = useTexts()
  const links = contactLinks(useSite().settings)
  const find = (wanted: 'phone' | 'whatsapp') => links.filter(({ icon }) => icon === wanted).slice(0, 1)
  const actions = [
    ...find('phone').map((link) => ({ ...link, text: t('site.call') })),
    ...find('whatsapp'),
    { icon: 'mail' as const, text: t('site.enquire'), address: href('/contact') }
  ]
  return (
    <nav
      aria-label={t('site.reach')}
      className="on-night fixed inset-x-0 bottom-0 z-20 border-t border-night-line bg-night pb-[env(safe-area-inset-bottom)] text-on-night lg:hidden print:hidden"
    >
      <ul className="flex divide-x divide-night-line">
        {actions.map(({ icon, text, address }) => (
          <li key={icon} className="flex-1">
            <a href={address} className="flex min-h-14 items-center justify-center gap-2 text-base font-medium">
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
