import { href } from 'react-router'
import { callAddress, phonesOf, whatsappAddress } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { useSite } from './use-site.ts'

/** A bar at the bottom of a phone's screen: call, WhatsApp, enquire. */
export function ActionBar() {
  const { settings } = useSite()
  const [phone] = phonesOf(settings)
  const actions = [
    phone && ({ label: 'Call', icon: 'phone', address: callAddress(phone) } as const),
    settings.whatsapp &&
      ({ label: 'WhatsApp', icon: 'whatsapp', address: whatsappAddress(settings.whatsapp) } as const),
    { label: 'Enquire', icon: 'mail', address: href('/contact') } as const
  ].filter((action) => typeof action === 'object')
  return (
    <nav
      aria-label="Reach us"
      className="on-night fixed inset-x-0 bottom-0 z-20 border-t border-night-line bg-night pb-[env(safe-area-inset-bottom)] text-on-night lg:hidden print:hidden"
    >
      <ul className="flex divide-x divide-night-line">
        {actions.map(({ label, icon, address }) => (
          <li key={label} className="flex-1">
            <a href={address} className="flex min-h-14 items-center justify-center gap-2 text-base font-medium">
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
