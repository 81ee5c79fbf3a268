import { href } from 'react-router'
import { callAddress, mailAddress, phonesOf } from '../../../shared/contact-links.ts'
import { useSite } from '../use-site.ts'

/** The company's e-mail, telephone numbers and postal address. */
export function ReachUs() {
  const { settings } = useSite()
  const phones = phonesOf(settings)
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
          {phones.length > 0 && (
            <div>
              <dt className="font-semibold">Phone</dt>
              {phones.map((phone) => (
                <dd key={phone}>
                  <a href={callAddress(phone)} className="link inline-flex min-h-11 items-center tabular-nums">
                    {phone}
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
          {settings.address && (
            <div>
              <dt className="font-semibold">Address</dt>
              <dd className="mt-2 whitespace-pre-line text-muted">{settings.address}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
