import { callAddress, whatsappAddress } from '../../../shared/contact-links.ts'
import { spacedPhone } from '../../../shared/phone.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSettings } from '../use-back-office.tsx'
import type { Lead } from './work.tsx'

type Person = Pick<Lead, 'name' | 'phone' | 'subject'>

/** Calls the person who wrote, or begins a chat with a first sentence. */
export function CallAndChat({ person: { name, phone, subject }, isMain }: { person: Person; isMain?: boolean }) {
  const company = useSettings()?.companyName
  const text = `Hello ${name}, thank you for writing to ${company ?? 'us'} about “${subject}”.`
  return (
    <>
      <a href={callAddress(phone)} className={buttonClass(isMain ? 'primary' : 'quiet')}>
        <Icon name="phone" />
        Call <span className="sr-only">{name}</span>
        {/* Where there is a mouse, the call is made with another device. */}
        <span className="tabular-nums pointer-coarse:hidden">{spacedPhone(phone)}</span>
      </a>
      <a href={whatsappAddress(phone, text)} target="_blank" rel="noopener" className={buttonClass()}>
        <Icon name="chat" />
        WhatsApp <span className="sr-only">{name} (opens in a new tab)</span>
      </a>
    </>
  )
}
