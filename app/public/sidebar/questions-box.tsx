import { callAddress, mailAddress, phonesOf } from '../../../shared/contact-links.ts'
import { Icon } from '../icons.tsx'
import { useSite } from '../use-site.ts'

/** A phone number and an e-mail address; `isWhole` adds all other numbers and the postal address. */
export function QuestionsBox({ isWhole }: { isWhole?: boolean }) {
  const { settings } = useSite()
  const phones = phonesOf(settings)
  return (
    <section data-nosnippet="" className="on-night self-start rounded-md bg-night px-6 pt-6 pb-4 text-on-night">
      <h2 className="text-lead font-semibold">Have any questions?</h2>
      <p className="mt-1 text-base text-on-night-muted">An engineer answers, Monday to Saturday, 9:30 to 18:30.</p>
      <ul className="mt-3 tabular-nums">
        {(isWhole ? phones : phones.slice(0, 1)).map((phone) => (
          <li key={phone}>
            <a
              href={callAddress(phone)}
              className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
            >
              <Icon name="phone" className="size-5 text-on-night-muted" />
              {phone}
            </a>
          </li>
        ))}
        {settings.email && (
          <li>
            <a
              href={mailAddress(settings.email)}
              className="flex min-h-11 items-center gap-3 break-all underline-offset-4 hover:underline"
            >
              <Icon name="mail" className="size-5 text-on-night-muted" />
              {settings.email}
            </a>
          </li>
        )}
        {isWhole && settings.address && (
          <li className="flex gap-3 py-2">
            <Icon name="pin" className="mt-1 size-5 text-on-night-muted" />
            <span className="whitespace-pre-line">{settings.address}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
