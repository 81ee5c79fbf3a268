import { Icon } from '../icons.tsx'
import { SidebarPart } from './sidebar.tsx'

export interface Brochure {
  label: string
  path: string
}

export const companyProfile: Brochure = { label: 'Company profile', path: '/brochures/company-profile.pdf' }

export function serviceBrochure(id: number, label: string): Brochure {
  return { label, path: `/brochures/services/${id}.pdf` }
}

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
