import { href, useLocation, useMatches } from 'react-router'
import { pageOptions } from '../../shared/page-options.ts'
import { ContactRows, ProfileLinks } from './contact-ways.tsx'
import { Icon } from './icon.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Link, PhoneLink } from './link.tsx'
import { Logo } from './logo.tsx'
import { currentMark, isCurrent, type NavigationItem, type NavigationLink, navigation } from './navigation.ts'
import { SearchForm } from './search-form.tsx'
import { SunNow } from './sun/sun-now.tsx'
import { useTexts } from './texts.tsx'

/** The top bar, the logo and the navigation; on a phone the navigation is a menu. */
export function Header() {
  const t = useTexts()
  const { sun } = pageOptions(useMatches().map(({ handle }) => handle))
  const isForm = useIsForm()
  return (
    <header className="contents">
      <div className="hidden bg-sunken text-base text-muted lg:block print:block">
        <div className="shell flex items-center gap-8 py-1">
          <ContactRows isShort className="flex gap-8" />
          <div className="ml-auto flex items-center gap-4">
            <LanguageLinks />
            <ProfileLinks className="max-xl:hidden" linkClass="hover:text-ink" />
            <SearchForm
              required
              className="w-48 *:border-b *:border-field xl:w-60"
              inputClass="min-h-11 w-full min-w-0 bg-transparent placeholder:text-muted"
              buttonClass="grid size-11 shrink-0 place-items-center"
            />
          </div>
        </div>
      </div>
      <div className="site-header sticky top-0 z-30 bg-paper">
        <div className="shell flex min-h-17 items-center justify-between gap-[min(2rem,3vw)] lg:min-h-20">
          <Logo />
          <nav aria-label={t('site.nav.main')} className="hidden lg:ml-auto lg:block">
            <ul className="-mr-3 flex flex-wrap items-center justify-end xl:-mr-4 xl:gap-1">
              {navigation.map((item) => (
                <li key={item.label}>
                  <WideItem item={item} />
                </li>
              ))}
            </ul>
          </nav>
          {/* Home begins with the estimate, which has this link: the sun takes its room there, so that the menu never moves. */}
          <div className="grid items-center *:col-start-1 *:row-start-1 max-[84rem]:hidden">
            <VisitLink className={sun || isForm ? 'invisible' : ''} />
            {sun && <SunNow />}
            {isForm && <PhoneLink look="quiet" className="justify-self-end px-4" />}
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

/** True on the form's own page, where a link to it would empty the form. */
export function useIsForm() {
  return isCurrent(href('/contact'), useLocation().pathname)
}

function VisitLink({ className }: { className: string }) {
  const t = useTexts()
  return <Link to={`${href('/contact')}?topic=visit`} text={t('estimate.visit')} look="sun" className={className} />
}

const wideLink =
  'flex min-h-11 items-center gap-1 rounded-sm px-3 text-lg whitespace-nowrap xl:px-4 font-medium decoration-2 underline-offset-8 aria-[current]:underline'

function WideItem({ item }: { item: NavigationItem }) {
  const t = useTexts()
  const markOf = useCurrentMark()
  if ('path' in item) return <PageLink to={item} className={`${wideLink} hover:underline`} />
  return (
    <>
      <button
        type="button"
        popoverTarget="submenu"
        aria-current={item.children.some((link) => markOf(link) !== undefined) ? 'true' : undefined}
        className={`${wideLink} hover:bg-sunken`}
      >
        {t(item.label)}
        <Icon name="down" className="size-4.5" />
      </button>
      <ul id="submenu" popover="auto" className="submenu">
        <PageLinks
          to={item.children}
          className="flex min-h-11 items-center rounded-sm px-3 hover:bg-sunken aria-[current]:font-semibold"
        />
      </ul>
    </>
  )
}

function PageLinks({ to, className }: { to: readonly NavigationLink[]; className: string }) {
  return to.map((link) => (
    <li key={link.label}>
      <PageLink to={link} className={className} />
    </li>
  ))
}

function PageLink({ to, className }: { to: NavigationLink; className: string }) {
  const t = useTexts()
  return (
    <a href={to.path} aria-current={useCurrentMark()(to)} className={className}>
      {t(to.label)}
    </a>
  )
}

function useCurrentMark() {
  const { pathname, search } = useLocation()
  return ({ path }: NavigationLink) => currentMark(path, pathname, search)
}

/** The navigation below 992 px. As a popover it is closed by Escape and by a click beside it, without script. */
function MobileMenu() {
  const t = useTexts()
  return (
    <>
      <MenuButton action="show" />
      <nav id="menu" popover="auto" aria-label={t('site.nav.main')} className="menu lg:hidden">
        <div className="shell flex h-17 items-center justify-between">
          <Logo />
          <MenuButton action="hide" />
        </div>
        <SearchForm
          required
          className="shell border-t border-line py-3"
          buttonClass="grid size-12 shrink-0 place-items-center"
        />
        <ul className="shell divide-y divide-line border-t border-line">
          {navigation.map((item) => (
            <li key={item.label}>
              <NarrowItem item={item} />
            </li>
          ))}
        </ul>
        {!useIsForm() && (
          <div className="shell border-t border-line py-4">
            <VisitLink className="w-full" />
          </div>
        )}
        <LanguageLinks className="shell border-t border-line py-2" />
        <ContactRows className="shell border-t border-line py-4 text-base" />
      </nav>
    </>
  )
}

function MenuButton({ action }: { action: 'show' | 'hide' }) {
  const t = useTexts()
  const isOpening = action === 'show'
  return (
    <button
      type="button"
      popoverTarget="menu"
      popoverTargetAction={action}
      aria-label={t(isOpening ? 'site.menu.open' : 'site.menu.close')}
      className="-mr-[min(0.625rem,2.5vw)] grid size-[min(3rem,15vw)] shrink-0 place-items-center rounded-sm lg:hidden"
    >
      <Icon name={isOpening ? 'menu' : 'cross'} className="size-[min(1.75rem,9vw)]" />
    </button>
  )
}

const narrowLink =
  'flex min-h-14 w-full items-center justify-between text-[1.375rem] font-medium aria-[current]:after:size-2.5 aria-[current]:after:rounded-full aria-[current]:after:bg-ink'

function NarrowItem({ item }: { item: NavigationItem }) {
  const t = useTexts()
  const markOf = useCurrentMark()
  if ('path' in item) return <PageLink to={item} className={narrowLink} />
  return (
    <details className="group" open={item.children.some((link) => markOf(link) !== undefined)}>
      <summary className={`${narrowLink} cursor-pointer`}>
        {t(item.label)}
        <Icon name="down" className="size-6 group-open:rotate-180" />
      </summary>
      <ul className="pb-3 pl-4">
        <PageLinks to={item.children} className="flex min-h-12 items-center text-xl aria-[current]:font-semibold" />
      </ul>
    </details>
  )
}
