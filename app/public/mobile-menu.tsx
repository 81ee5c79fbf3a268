import { href, useLocation } from 'react-router'
import { ContactRows } from './contact-rows.tsx'
import { Icon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { isCurrent, type NavigationItem, navigation } from './navigation.ts'
import { SearchForm } from './search-form.tsx'
import { useTexts } from './texts.tsx'

/** The navigation below 992 px. As a popover it is closed by Escape and by a click beside it, without script. */
export function MobileMenu() {
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
          action={href('/search')}
          label={t('site.search.site')}
          entryLabel={t('site.search.label')}
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
      className="-mr-2.5 grid size-12 place-items-center rounded-sm lg:hidden"
    >
      <Icon name={isOpening ? 'menu' : 'cross'} className="size-7" />
    </button>
  )
}

const narrowLink = 'flex min-h-14 w-full items-center justify-between text-[1.375rem] font-medium'

function NarrowItem({ item }: { item: NavigationItem }) {
  const t = useTexts()
  const { pathname } = useLocation()
  if ('path' in item) {
    const current = isCurrent(item.path, pathname)
    return (
      <a href={item.path} aria-current={current ? 'page' : undefined} className={narrowLink}>
        {t(item.label)}
        {current && <span aria-hidden="true" className="size-2.5 rounded-full bg-ink" />}
      </a>
    )
  }
  return (
    <details className="group" open={item.children.some(({ path }) => isCurrent(path, pathname))}>
      <summary className={`${narrowLink} cursor-pointer`}>
        {t(item.label)}
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
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
