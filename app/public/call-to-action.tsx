import { useId } from 'react'
import type { Topic } from '../../collections/contact-rules.ts'
import { callAddress, phonesOf } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { useContactPath } from './page-subject.ts'
import { useSite } from './use-site.ts'

interface CallToActionProps {
  /** If empty, the whole section is left out. */
  title: string
  text: string
  /** Of the link to the contact page. */
  linkText: string
  /** What the link offers; by default what the page is about. */
  topic?: Topic
  /** A night-blue band between other bands, without the phone. */
  isBanner?: boolean
  /** A link beside it. */
  more?: { text: string; path: string }
}

/** The end of a page: write to the company or call it. */
export function CallToAction({ title, text, linkText, topic, isBanner, more }: CallToActionProps) {
  const id = useId()
  const contact = useContactPath(topic)
  const [phone] = phonesOf(useSite().settings)
  if (!title) return null
  return (
    <section
      className={`band print:hidden ${isBanner ? 'on-night bg-night text-on-night' : 'bg-sunken'}`}
      aria-labelledby={id}
    >
      <div className="shell grid items-end gap-x-16 gap-y-8 py-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-20">
        <div>
          <h2 id={id} className="max-w-[18em] text-title">
            {title}
          </h2>
          {text && <p className="mt-4 max-w-[52ch] text-lead text-muted in-[.on-night]:text-on-night-muted">{text}</p>}
        </div>
        <p className="flex flex-wrap gap-3">
          <a href={contact} className="button button-sun">
            {linkText}
          </a>
          {phone && !isBanner && (
            <a href={callAddress(phone)} className="button button-quiet tabular-nums">
              <Icon name="phone" />
              {phone}
            </a>
          )}
          {more && (
            <a href={more.path} className="button button-quiet">
              {more.text}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
