import { href } from 'react-router'
import { callAddress, mailAddress, phonesOf, whatsappAddress } from '../../shared/contact-links.ts'
import { Icon, type IconName } from './icons.tsx'
import { Logo } from './logo.tsx'
import { footerLinks } from './navigation.ts'
import { ProfileLinks } from './profile-links.tsx'
import { useSite } from './use-site.ts'

export function Footer() {
  const { settings } = useSite()
  return (
    <footer className="on-night bg-night pb-14 text-on-night lg:pb-0">
      <div className="shell grid gap-x-12 gap-y-10 pt-16 pb-12 sm:grid-cols-2 lg:grid-cols-[1.3fr_1.4fr_1fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <Logo text={settings.logoText} />
          <address className="mt-5 max-w-[34ch] whitespace-pre-line text-on-night-muted not-italic">
            {settings.address}
          </address>
          <ProfileLinks className="mt-5 -ml-3" linkClass="text-on-night-muted hover:text-on-night" iconClass="size-6" />
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-6">
            {footerLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path} className="flex min-h-11 items-center decoration-1 underline-offset-4 hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="tabular-nums">
          {phonesOf(settings).map((phone) => (
            <ContactRow key={phone} icon="phone" address={callAddress(phone)} text={phone} />
          ))}
          {settings.whatsapp && (
            <ContactRow icon="whatsapp" address={whatsappAddress(settings.whatsapp)} text="WhatsApp" />
          )}
          {settings.email && <ContactRow icon="mail" address={mailAddress(settings.email)} text={settings.email} />}
        </ul>
      </div>
      <div className="shell">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-night-line py-4 text-base text-on-night-muted">
          <p className="py-2">
            {settings.copyright}
            {settings.creditText && (
              <>
                {settings.copyright && <span className="max-sm:hidden"> · </span>}
                {settings.creditUrl ? (
                  <a href={settings.creditUrl} className="underline underline-offset-4 max-sm:block">
                    {settings.creditText}
                  </a>
                ) : (
                  settings.creditText
                )}
              </>
            )}
          </p>
          <a href={href('/login')} className="flex min-h-11 items-center underline-offset-4 hover:underline">
            Staff sign-in
          </a>
        </div>
      </div>
    </footer>
  )
}

function ContactRow({ icon, address, text }: { icon: IconName; address: string; text: string }) {
  return (
    <li>
      <a href={address} className="flex min-h-11 items-center gap-3 decoration-1 underline-offset-4 hover:underline">
        <Icon name={icon} className="size-5 text-on-night-muted" />
        {text}
      </a>
    </li>
  )
}
