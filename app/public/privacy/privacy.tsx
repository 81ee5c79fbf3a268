import { href } from 'react-router'
import { Link, PhoneLink } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { useContactPath } from '../page-subject.ts'
import { Prose } from '../prose.tsx'
import { useTexts } from '../texts.tsx'

/** The data that the site keeps of its visitors. It must be true of server/contact/. */
export default function Privacy() {
  const t = useTexts()
  return (
    <>
      <PageHeader title={t('privacy.title')} lead={t('privacy.lead')} meta={{ path: href('/privacy') }} />
      <div className="bg-night text-on-night">
        <dl className="shell grid gap-x-12 py-6 sm:grid-cols-3 lg:py-12">
          {t.items('privacy.short', ['name', 'text']).map(({ name, text }) => (
            <div key={name} className="row-span-2 grid grid-rows-subgrid border-t border-on-night py-3 lg:py-4">
              <dt className="text-heading font-semibold text-balance lg:text-title">{name}</dt>
              <dd className="mt-2 text-balance text-on-night-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="shell part">
        {t.items('privacy.part', ['text', 'title']).map(({ title, text }) => (
          <section key={title} className="split gap-y-2 border-t border-ink py-4 lg:py-6">
            <h2 className="text-heading">{title}</h2>
            <Prose paragraphs={[text]} className="" />
          </section>
        ))}
        <p className="button-row">
          <Link to={useContactPath()} text={t('privacy.link')} look="sun" />
          <PhoneLink look="quiet" />
        </p>
      </div>
    </>
  )
}
