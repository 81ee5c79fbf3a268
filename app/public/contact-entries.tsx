import type { ReactNode } from 'react'
import { callAddress, mailAddress, phonesOf } from '../../shared/contact-links.ts'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

/** A way to reach the company, as an entry of a `<dl>`. */
export function ContactEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      {children}
    </div>
  )
}

export function PhoneEntry() {
  const t = useTexts()
  const phones = phonesOf(useSite().settings)
  if (phones.length === 0) return null
  return (
    <ContactEntry name={t('site.contact.phone')}>
      {phones.map((phone) => (
        <dd key={phone}>
          <a href={callAddress(phone)} className="link inline-flex min-h-11 items-center tabular-nums">
            {phone}
          </a>
        </dd>
      ))}
    </ContactEntry>
  )
}

export function EmailEntry() {
  const t = useTexts()
  const { email } = useSite().settings
  if (!email) return null
  return (
    <ContactEntry name={t('site.contact.email')}>
      <dd>
        <a href={mailAddress(email)} className="link inline-flex min-h-11 items-center break-all">
          {email}
        </a>
      </dd>
    </ContactEntry>
  )
}
