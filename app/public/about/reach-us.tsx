import { href } from 'react-router'
import { ContactEntry, EmailEntry, PhoneEntry } from '../contact-entries.tsx'
import { useSite } from '../use-site.ts'

export function ReachUs() {
  const { address } = useSite().settings
  return (
    <section className="shell part" aria-labelledby="reach-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="reach-title" className="text-title">
            Reach us
          </h2>
          <a href={href('/contact')} className="button button-sun mt-8">
            Send us a message
          </a>
        </div>
        <dl className="grid content-start gap-x-10 gap-y-8 sm:grid-cols-3">
          <PhoneEntry />
          <EmailEntry />
          {address && (
            <ContactEntry name="Address">
              <dd className="mt-2 whitespace-pre-line text-muted">{address}</dd>
            </ContactEntry>
          )}
        </dl>
      </div>
    </section>
  )
}
