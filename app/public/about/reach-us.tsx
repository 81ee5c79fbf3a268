import { href } from 'react-router'
import { Band } from '../band.tsx'
import { ContactEntry, EmailEntry, PhoneEntry } from '../contact-entries.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'

export function ReachUs() {
  const t = useTexts()
  const { address } = useSite().settings
  return (
    <Band
      title={t('about.reach.title')}
      link={{ text: t('about.reach.link'), path: href('/contact') }}
      layout="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]"
    >
      <dl className="grid content-start gap-x-10 gap-y-8 sm:grid-cols-3">
        <PhoneEntry />
        <EmailEntry />
        {address && (
          <ContactEntry name={t('about.reach.address')}>
            <dd className="mt-2 whitespace-pre-line text-muted">{address}</dd>
          </ContactEntry>
        )}
      </dl>
    </Band>
  )
}
