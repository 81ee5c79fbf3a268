import { whatsappAddress } from '../../../shared/contact-links.ts'
import { ContactEntry, EmailEntry, PhoneEntry } from '../contact-entries.tsx'
import { companyProfilePath } from '../sidebar/downloads.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'

/** Every other way to reach the company. */
export function GetInTouch() {
  const t = useTexts()
  const { settings } = useSite()
  return (
    <section aria-labelledby="touch-title" className="border-line lg:border-l lg:pl-14">
      <h2 id="touch-title" className="text-heading">
        {t('contact.touch.title')}
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-1">
        {settings.address && (
          <ContactEntry name={t('contact.touch.location')}>
            <dd className="mt-1 max-w-[34ch] whitespace-pre-line text-muted">{settings.address}</dd>
          </ContactEntry>
        )}
        <PhoneEntry />
        {settings.whatsapp && (
          <ContactEntry name={t('site.contact.whatsapp')}>
            <dd>
              <a href={whatsappAddress(settings.whatsapp)} className="link inline-flex min-h-11 items-center">
                {t('contact.touch.whatsapp')}
              </a>
            </dd>
          </ContactEntry>
        )}
        <EmailEntry />
        {t.items('site.facts', ['value', 'name']).map(({ name, value }) => (
          <ContactEntry key={name} name={name}>
            <dd className="mt-1 text-muted tabular-nums">{value}</dd>
          </ContactEntry>
        ))}
        <ContactEntry name={t('contact.touch.profile')}>
          <dd>
            <a href={companyProfilePath} className="link inline-flex min-h-11 items-center">
              {t('contact.touch.profileLink')}
            </a>
          </dd>
        </ContactEntry>
      </dl>
    </section>
  )
}
