import { useLocation } from 'react-router'
import { callAddress, mailAddress, phonesOf } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { isCurrent, type NavigationItem, navigation } from './navigation.ts'
import { SiteSearch } from './site-search.tsx'
import { useSite } from './use-site.ts'

/** The navigation below 992 px. As a popover it is closed by Escape and by a click beside it, without script. */
export function MobileMenu() {
  const { settings } = useSite()
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        popoverTargetAction="show"
        aria-label="Open menu"
        className="-mr-2.5 grid size-12 place-items-center rounded-sm lg:hidden"
      >
        <Icon name="menu" className="size-7" />
      </button>
      <nav id="menu" popover="auto" aria-label="Main" className="menu lg:hidden">
        <div className="shell flex h-17 items-center justify-between">
          <Logo text={settings.logoText} />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="-mr-2.5 grid size-12 place-items-center rounded-sm"
          >
            <Icon name="cross" className="size-7" />
          </button>
        </div>
        <SiteSearch
          className="shell border-t border-line py-3 [&_button]:size-12"
          inputClass="input min-h-12 min-w-0 flex-1"
        />
        <ul className="shell divide-y divide-line border-t border-line">
          {navigation.map((item) => (
            <li key={item.label}>
              <NarrowItem item={item} />
            </li>
          ))}
        </ul>
        <ul className="shell border-t border-line py-4 text-base">
          {phonesOf(settings).map((phone) => (
            <li key={phone}>
              <a href={callAddress(phone)} className="flex min-h-11 items-center gap-3 tabular-nums">
                <Icon name="phone" />
                {phone}
              </a>
            </li>
          ))}
          {settings.email && (
            <li>
              <a href={mailAddress(settings.email)} className="flex min-h-11 items-center gap-3">
                <Icon name="mail" />
                {settings.email}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}

const narrowLink = 'flex min-h-14 w-full items-center justify-between text-[1.375rem] font-medium'

function NarrowItem({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation()
  if ('path' in item) {
    const current = isCurrent(item.path, pathname)
    return (
      <a href={item.path} aria-current={current ? 'page' : undefined} className={narrowLink}>
        {item.label}
        {current && <span aria-hidden="true" className="size-2.5 rounded-full bg-ink" />}
      </a>
    )
  }
  return (
    <details className="group" open={item.children.some(({ path }) => isCurrent(path, pathname))}>
      <summary className={`${narrowLink} cursor-pointer`}>
        {item.label}
        <Icon name="down" className="size-6 group-open:rotate-180" />
      </summary>
      <ul className="pb-3 pl-4">
        {item.children.map(({ label, path }) => (
          <li key={label}>
            <a
              href={path}
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
              className="flex min-h-12 items-center text-xl aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
