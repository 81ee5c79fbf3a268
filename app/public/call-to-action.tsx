import { useId } from 'react'
import type { Topic } from '../../collections/contact-rules.ts'
import { Link, type LinkProps, PhoneLink } from './link.tsx'
import { useContactPath } from './page-subject.ts'
import { useTexts } from './texts.tsx'

interface CallToActionProps {
  /** The prefix of its texts: `{texts}.title`, without which all is left out, `.text`, and `.link` to the contact page. */
  texts:
    | `${'products' | 'projects' | 'team'}.ask`
    | `${'global' | 'renewable' | 'repair' | 'solar' | 'wind'}.end`
    | 'home.closing'
    | 'services.cta'
    | 'solar.visit'
  text?: string
  /** The topic of the contact form; by default the page's. */
  topic?: Topic
  /** A night-blue band between other bands, without the phone. */
  isBanner?: boolean
  more?: Pick<LinkProps, 'to' | 'text' | 'of'>
}

/** The end of a page: write to the company or call it. */
export function CallToAction({ texts, text, topic, isBanner, more }: CallToActionProps) {
  const t = useTexts()
  const id = useId()
  const title = t(`${texts}.title`)
  const lead = text ?? t(`${texts}.text`)
  const contact = useContactPath(topic)
  if (!title) return null
  return (
    <section
      className={`band print:hidden ${isBanner ? 'on-night bg-night text-on-night' : 'bg-sunken'}`}
      aria-labelledby={id}
    >
      <div className="shell grid items-end gap-x-16 gap-y-6 py-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-13">
        <div>
          <h2 id={id} className="max-w-[18em] text-title">
            {title}
          </h2>
          {lead && (
            <p className="mt-3 max-w-[56ch] text-lead text-balance text-muted in-[.on-night]:text-on-night-muted">
              {lead}
            </p>
          )}
        </div>
        <p className="button-row">
          <Link to={contact} text={t(`${texts}.link`)} look="sun" />
          {!isBanner && <PhoneLink look="quiet" />}
          {more && <Link {...more} look="quiet" />}
        </p>
      </div>
    </section>
  )
}
