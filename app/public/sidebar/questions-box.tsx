import { contactLinks } from '../../../shared/contact-links.ts'
import { ContactRows } from '../contact-rows.tsx'
import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'

/** A phone number and the e-mail address; `isWhole` adds all other ways and the postal address. */
export function QuestionsBox({ isWhole = false }: { isWhole?: boolean }) {
  const t = useTexts()
  const { settings } = useSite()
  const { address } = settings
  const hours = t('site.questions.hours')
  if (contactLinks(settings).length === 0 && !address) return null
  return (
    <section data-nosnippet="" className="on-night self-start rounded-md bg-night px-6 pt-6 pb-4 text-on-night">
      <h2 className="text-lead font-semibold">{t('site.questions')}</h2>
      {hours && <p className="mt-1 text-base text-on-night-muted">{hours}</p>}
      <ContactRows isShort={!isWhole} className="mt-3" iconClass="text-on-night-muted" />
      {isWhole && address && (
        <p className="flex gap-3 py-2">
          <Icon name="pin" className="mt-1 size-5 text-on-night-muted" />
          <span className="whitespace-pre-line">{address}</span>
        </p>
      )}
    </section>
  )
}
