import { useLocation } from 'react-router'
import { callAddress, mailAddress, phonesOf } from '../../shared/contact-links.ts'
import { Icon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent, type NavigationItem, navigation } from './navigation.ts'
import { ProfileLinks } from './profile-links.tsx'
import { SiteSearch } from './site-search.tsx'
import { useSite } from './use-site.ts'

/** The top bar, the logo and the navigation; on a phone the navigation is a menu. */
export function Header() {
  return (
    <header className="contents">
      <TopBar />
      <div className="site-header sticky top-0 z-30 bg-paper">
        <div className="shell flex h-17 items-center justify-between gap-8 lg:h-20">
          <Logo text={useSite().settings.logoText} />
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="-mr-3 flex items-center xl:-mr-4 xl:gap-1">
              {navigation.map((item) => (
                <li key={item.label}>
                  <WideItem item={item} />
                </li>
              ))}
            </ul>
          </nav>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function TopBar() {
  const { settings } = useSite()
  const [phone] = phonesOf(settings)
  return (
    <div className="on-night hidden bg-night text-base text-on-night lg:block">
      <div className="shell flex items-center gap-8 py-1">
        {phone && (
          <a href={callAddress(phone)} className="flex min-h-11 items-center gap-2 tabular-nums hover:underline">
            <Icon name="phone" className="size-4.5" />
            {phone}
          </a>
        )}
        {settings.email && (
          <a href={mailAddress(settings.email)} className="flex min-h-11 items-center gap-2 hover:underline">
            <Icon name="mail" className="size-4.5" />
            {settings.email}
          </a>
        )}
        <ProfileLinks className="ml-auto" linkClass="text-on-night-muted hover:text-on-night" />
        <SiteSearch
          className="-ml-4 w-56 *:border-b *:border-on-night-muted"
          inputClass="min-h-11 w-full min-w-0 bg-transparent placeholder:text-on-night-muted"
        />
      </div>
    </div>
  )
}

const wideLink =
  'flex min-h-11 items-center gap-1 rounded-sm px-3 text-[1.125rem] whitespace-nowrap xl:px-4 font-medium decoration-2 underline-offset-8 hover:underline aria-[current]:underline'

function WideItem({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation()
  if ('path' in item) {
    return (
      <a href={item.path} aria-current={isCurrent(item.path, pathname) ? 'page' : undefined} className={wideLink}>
        {item.label}
      </a>
    )
  }
  const id = `submenu-${item.label.toLowerCase().replaceAll(' ', '-')}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={item.children.some(({ path }) => isCurrent(path, pathname)) ? 'true' : undefined}
        className={wideLink}
      >
        {item.label}
        <Icon name="down" className="size-4.5" />
      </button>
      <ul id={id} popover="auto" className="submenu">
        {item.children.map(({ label, path }) => (
          <li key={label}>
            <a
              href={path}
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-sm px-3 hover:bg-sunken aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
