import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'
import { SidebarPart } from './sidebar.tsx'

export interface Brochure {
  label: string
  path: string
}

export const companyProfilePath = '/brochures/company-profile.pdf'

export function serviceBrochure(id: number, label: string): Brochure {
  return { label, path: `/brochures/services/${id}.pdf` }
}

/** Links to these brochures, and to the company's. */
export function Downloads({ brochures }: { brochures: readonly Brochure[] }) {
  const t = useTexts()
  return (
    <SidebarPart title={t('site.sidebar.downloads')}>
      <ul className="grid gap-2">
        {[...brochures, { label: t('site.profile'), path: companyProfilePath }].map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="button button-quiet w-full justify-between text-left">
              <span>
                {label} <span className="text-base font-normal">{t('site.pdf')}</span>
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </SidebarPart>
  )
}
