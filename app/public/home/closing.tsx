import { href } from 'react-router'
import { callAddress, phonesOf, whatsappAddress } from '../../../shared/contact-links.ts'
import { Icon } from '../icons.tsx'
import { useSite } from '../use-site.ts'

export function Closing() {
  const { settings } = useSite()
  const [phone] = phonesOf(settings)
  return (
    <section className="bg-sunken" aria-labelledby="closing-title">
      <div className="shell part grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
        <div>
          <h2 id="closing-title" className="text-title">
            Tell us about your roof
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">
            Have your last electricity bill at hand; it says nearly everything we need for a first answer. The visit
            costs nothing, and if your roof should not carry solar, we say so.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            {settings.whatsapp && (
              <a href={whatsappAddress(settings.whatsapp)} className="button button-sun">
                <Icon name="whatsapp" className="size-6" />
                Ask on WhatsApp
              </a>
            )}
            <a href={href('/about')} className="button button-quiet">
              Read More
              <span className="sr-only"> about how we work</span>
            </a>
          </p>
        </div>
        {phone && (
          <p className="lg:text-right">
            <a
              href={callAddress(phone)}
              className="inline-flex min-h-12 items-center text-[clamp(2rem,1.1rem+4.2vw,3.5rem)] leading-none font-light tracking-tight whitespace-nowrap tabular-nums decoration-1 underline-offset-8 hover:underline"
            >
              {phone}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
