import { type ReactNode, useId } from 'react'
import type { Topic } from '../../collections/contact-rules.ts'
import { phonesOf } from '../../shared/contact-links.ts'
import { Link, type LinkProps, PhoneLink } from './link.tsx'
import { useContactPath } from './page-subject.ts'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

interface CallToActionProps {
  /** The prefix of its texts: `{texts}.title`, without which all is left out, `.text`, and `.link` to the contact page. */
  texts:
    | `${'products' | 'projects' | 'team'}.ask`
    | `${'global' | 'renewable' | 'repair' | 'solar' | 'wind'}.end`
    | 'home.closing'
    | 'services.cta'
    | 'solar.visit'
  /** In place of its own title and text. */
  title?: string | undefined
  text?: string | undefined
  /** The topic of the contact form; by default the page's. */
  topic?: Topic
  /** Its words and its button side by side on the ground around it, without the phone. */
  isBanner?: boolean
  more?: Pick<LinkProps, 'to' | 'text' | 'of'> | undefined
  /** All ways to reach the company, in place of the usual ones. */
  reach?: ReactNode
}

/** The end of a page: write to the company or call it. */
export function CallToAction({ texts, title, text, topic, isBanner, more, reach }: CallToActionProps) {
  const t = useTexts()
  const id = useId()
  const ownTitle = t(`${texts}.title`)
  const lead = text ?? t(`${texts}.text`)
  const contact = useContactPath(topic)
  if (!ownTitle) return null
  const withPhone = reach ? 'split' : 'grid gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
  const layout = isBanner ? 'flex flex-wrap items-center justify-between gap-x-8' : withPhone
  const buttons = (
    <p className="button-row max-sm:w-full">
      <Link to={contact} text={t(`${texts}.link`)} look="sun" />
      {!isBanner && <PhoneLink look="quiet" className="lg:hidden" />}
      {more && <Link {...more} look="quiet" />}
    </p>
  )
  return (
    <section className={`band ${reach ? '' : 'print:hidden'} ${isBanner ? '' : 'bg-sunken'}`} aria-labelledby={id}>
      <div className={`shell gap-y-6 py-10 lg:py-13 ${layout}`}>
        <div>
          <h2 id={id} className="max-w-[18em] text-title">
            {title ?? ownTitle}
          </h2>
          {lead && <p className="mt-3 max-w-[56ch] text-lead text-balance text-muted">{lead}</p>}
          {!isBanner && <div className="mt-6">{buttons}</div>}
        </div>
        {isBanner ? buttons : (reach ?? <QuestionsBox />)}
      </div>
    </section>
  )
}

/** A phone number and when it is answered; on a phone the bar at its end has it. */
function QuestionsBox() {
  const t = useTexts()
  if (phonesOf(useSite().settings).length === 0) return null
  return (
    <section data-nosnippet="" className="self-start border-t border-ink pt-4 max-lg:hidden">
      <h3 className="text-lead font-semibold">{t('site.questions')}</h3>
      <PhoneLink className="mt-1 inline-block text-title font-semibold text-ink no-underline hover:underline" />
      <p className="text-base text-muted empty:hidden">{t('site.questions.hours')}</p>
    </section>
  )
}
