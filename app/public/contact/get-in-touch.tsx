import type { ReactNode } from 'react'
import { callAddress, mailAddress, phonesOf, whatsappAddress } from '../../../shared/contact-links.ts'
import { useSite } from '../use-site.ts'

/** Every other way to reach the company. */
export function GetInTouch() {
  const { settings } = useSite()
  const phones = phonesOf(settings)
  return (
    <section aria-labelledby="touch-title" className="border-line lg:border-l lg:pl-14">
      <h2 id="touch-title" className="text-heading">
        Get In Touch
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-1">
        {settings.address && (
          <Way name="Location">
            <dd className="mt-1 max-w-[34ch] whitespace-pre-line text-muted">{settings.address}</dd>
          </Way>
        )}
        {phones.length > 0 && (
          <Way name="Phone">
            {phones.map((phone) => (
              <dd key={phone}>
                <a href={callAddress(phone)} className="link inline-flex min-h-11 items-center tabular-nums">
                  {phone}
                </a>
              </dd>
            ))}
          </Way>
        )}
        {settings.whatsapp && (
          <Way name="WhatsApp">
            <dd>
              <a href={whatsappAddress(settings.whatsapp)} className="link inline-flex min-h-11 items-center">
                Send a photograph of the roof
              </a>
            </dd>
          </Way>
        )}
        {settings.email && (
          <Way name="E-mail">
            <dd>
              <a href={mailAddress(settings.email)} className="link inline-flex min-h-11 items-center break-all">
                {settings.email}
              </a>
            </dd>
          </Way>
        )}
        <Way name="To read and keep">
          <dd>
            <a href="/brochures/company-profile.pdf" className="link inline-flex min-h-11 items-center">
              Company profile (PDF)
            </a>
          </dd>
        </Way>
      </dl>
    </section>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      {children}
    </div>
  )
}
