import { callAddress, mailAddress, phonesOf, whatsappAddress } from '../contact-links.ts'
import { Icon } from '../icons.tsx'
import { useSite } from '../site.ts'

/** How to reach the company, with the shortest way first. */
export function ContactPart() {
  const { settings } = useSite()
  const [phone, ...otherPhones] = phonesOf(settings)
  return (
    <section id="contact" tabIndex={-1} className="bg-sunken outline-none" aria-labelledby="contact-title">
      <div className="shell part grid gap-x-16 gap-y-12 lg:grid-cols-[1.35fr_1fr]">
        <div>
          <h2 id="contact-title" className="text-title">
            Tell us about your roof
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">
            Have your last electricity bill at hand; it says nearly everything we need for a first answer.
          </p>
          {phone && (
            <p className="mt-10">
              <a
                href={callAddress(phone)}
                className="inline-flex min-h-12 items-center text-[clamp(2rem,1.1rem+4.2vw,4rem)] leading-none font-light tracking-tight tabular-nums decoration-1 underline-offset-8 hover:underline"
              >
                {phone}
              </a>
            </p>
          )}
          <p className="mt-7 flex flex-wrap gap-3">
            {settings.whatsapp && (
              <a href={whatsappAddress(settings.whatsapp)} className="button button-sun">
                <Icon name="whatsapp" className="size-6" />
                Ask on WhatsApp
              </a>
            )}
            {settings.email && (
              <a href={mailAddress(settings.email)} className="button button-quiet">
                <Icon name="mail" />
                Write an e-mail
              </a>
            )}
          </p>
        </div>
        <dl className="grid content-start gap-x-10 gap-y-6 md:grid-cols-3 lg:grid-cols-1 border-line lg:border-l lg:pl-12">
          {settings.address && (
            <div>
              <dt className="font-semibold">Office</dt>
              <dd className="mt-1 max-w-[34ch] whitespace-pre-line text-muted">{settings.address}</dd>
            </div>
          )}
          {otherPhones.length > 0 && (
            <div>
              <dt className="font-semibold">More numbers</dt>
              {otherPhones.map((other) => (
                <dd key={other}>
                  <a href={callAddress(other)} className="link inline-flex min-h-11 items-center tabular-nums">
                    {other}
                  </a>
                </dd>
              ))}
            </div>
          )}
          {settings.email && (
            <div>
              <dt className="font-semibold">E-mail</dt>
              <dd>
                <a href={mailAddress(settings.email)} className="link inline-flex min-h-11 items-center break-all">
                  {settings.email}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
