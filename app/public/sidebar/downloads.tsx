import { Icon } from '../icons.tsx'
import { SidebarPart } from './sidebar.tsx'

/** A brochure of a page's subject. */
export interface Brochure {
  label: string
  path: string
}

/** The whole company on a few pages. */
export const companyProfile: Brochure = { label: 'Company profile', path: '/brochures/company-profile.pdf' }

/** The brochure of a service, by its id. */
export function serviceBrochure(id: number, label: string): Brochure {
  return { label, path: `/brochures/services/${id}.pdf` }
}

/** Buttons that fetch brochures. */
export function Downloads({ brochures }: { brochures: readonly Brochure[] }) {
  return (
    <SidebarPart title="Downloads">
      <ul className="grid gap-2">
        {brochures.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="button button-quiet w-full justify-between text-left">
              <span>
                {label} <span className="text-base font-normal">(PDF)</span>
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </SidebarPart>
  )
}
