import { href } from 'react-router'
import skyline from '../../assets/drawings/skyline.svg?url&no-inline'
import { ContactRows, ProfileLinks } from './contact-ways.tsx'
import { LanguageLinks } from './language-links.tsx'
import { OptionalLink } from './link.tsx'
import { Logo } from './logo.tsx'
import { footerLinks } from './navigation.ts'
import { useTexts } from './texts.tsx'
import { useSite } from './use-site.ts'

export function Footer() {
  const t = useTexts()
  const { settings, isDemo } = useSite()
  const { address, copyright, creditText, creditUrl } = settings
  /** Opening hours, and the company's registrations: each where the settings have it. */
  const registrations = t.items('site.facts', ['value', 'name'])
  return (
    <footer>
      <img src={skyline} alt="" className="h-28 w-full" />
      <div className="on-night bg-night pb-14 text-on-night lg:pb-0">
        <div className="shell grid gap-x-12 gap-y-6 pt-9 pb-8 lg:pt-12 sm:grid-cols-2 lg:grid-cols-[1.3fr_1.4fr_1fr]">
          <div className="sm:col-span-2 lg:col-span-1">
            <Logo />
            {address && (
              <address className="mt-4 max-w-[34ch] whitespace-pre-line text-on-night-muted not-italic">
                {address}
              </address>
            )}
            <ProfileLinks
              className="mt-3 -ml-3"
              linkClass="text-on-night-muted hover:text-on-night"
              iconClass="size-6"
            />
          </div>
          <nav aria-label={t('site.nav.footer')}>
            <ul className="grid grid-cols-2 gap-x-3">
              {footerLinks.map(({ label, path }) => (
                <li key={path}>
                  <a href={path} className="flex min-h-11 items-center decoration-1 underline-offset-4 hover:underline">
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ContactRows
            className="gap-x-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:last:col-span-2"
            iconClass="text-on-night-muted"
          />
        </div>
        <div className="shell text-base text-on-night-muted *:border-t *:border-night-line">
          {registrations.length > 0 && (
            <dl className="flex flex-wrap gap-x-10 gap-y-2 py-5">
              {registrations.map(({ name, value }) => (
                <div key={name} className="flex gap-2">
                  <dt>{name}</dt>
                  <dd className="text-on-night tabular">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-8 py-4">
            <ul className="flex flex-wrap gap-x-6 py-2">
              {copyright && <li>{copyright}</li>}
              {creditText && (
                <li>
                  <OptionalLink url={creditUrl}>{creditText}</OptionalLink>
                </li>
              )}
              {isDemo && (
                <li>
                  <strong className="font-semibold text-on-night">{t('site.footer.demo')}</strong>
                </li>
              )}
            </ul>
            <LanguageLinks />
            <a href={href('/login')} className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {t('site.footer.staff')}
            </a>
          </div>
        </div>
      </div>
    </footer>
  )
}
