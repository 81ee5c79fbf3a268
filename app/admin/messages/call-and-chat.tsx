import { callAddress, whatsappAddress } from '../../../shared/contact-links.ts'
import { spacedPhone } from '../../../shared/phone.ts'
import { buttonClass, Icon } from '../../../ui/index.ts'
import { useSettings } from '../use-back-office.tsx'
import type { Lead } from './use-lead.ts'

interface CallAndChatProps {
  person: Pick<Lead, 'name' | 'phone' | 'subject'>
  look?: 'primary' | 'quiet' | 'icon'
}

export function CallAndChat({ person: { name, phone, subject }, look = 'quiet' }: CallAndChatProps) {
  const company = useSettings()?.companyName
  const text = `Hello ${name}, thank you for writing to ${company ?? 'us'} about “${subject}”.`
  const number = spacedPhone(phone)
  const isIcon = look === 'icon'
  const words = isIcon ? 'sr-only' : undefined
  const [first, second] = isIcon ? [iconButton, `${iconButton} max-lg:hidden`] : [buttonClass(look), buttonClass()]
  return (
    <>
      <a href={callAddress(phone)} title={number} className={first}>
        <Icon name="phone" />
        <span className={words}>
          Call <span className="sr-only">{name}</span>
        </span>
        {/* With a mouse, the number is read: the call is made with another device. */}
        <span
          className={`tabular ${isIcon ? 'whitespace-nowrap font-normal max-xl:hidden' : 'in-[li]:pointer-coarse:hidden in-[li]:max-sm:hidden'}`}
        >
          {number}
        </span>
      </a>
      <a href={whatsappAddress(phone, text)} title="WhatsApp" target="_blank" rel="noopener" className={second}>
        <Icon name="chat" />
        <span className={words}>
          WhatsApp <span className="sr-only">{name} (opens in a new tab)</span>
        </span>
      </a>
    </>
  )
}

const iconButton = buttonClass('plain', 'px-2.5 hover:bg-sunken max-lg:m-1 max-lg:border-line')
