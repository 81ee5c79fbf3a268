import { href } from 'react-router'
import type { Area } from '../../../collections/index.ts'
import { Band } from '../band.tsx'
import { Link } from '../link.tsx'
import { useTexts } from '../texts.tsx'
import { AreaMap } from './area-map.tsx'

interface ServiceAreasProps {
  areas: readonly Area[]
  /** The district that the page is about, in English. */
  chosen: string
}

/** The places where the company works and how soon it visits, with a link to the field for a pincode. */
export function ServiceAreas({ areas, chosen }: ServiceAreasProps) {
  const t = useTexts()
  if (areas.length === 0) return null
  return (
    <Band
      title={t('contact.areas.title')}
      tone="ruled"
      layout="grid gap-x-14 gap-y-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <AreaMap areas={areas} chosen={chosen} />
      <div className="sm:row-start-2">
        <AreaList areas={areas} />
        <p className="mt-6">
          <Link to={`${href('/contact')}#contact-pincode`} text={t('contact.areas.link')} look="quiet" />
        </p>
      </div>
    </Band>
  )
}

/** The districts, each with how soon the company visits. */
export function AreaList({ areas }: Pick<ServiceAreasProps, 'areas'>) {
  const t = useTexts()
  return (
    <dl className="border-t border-line">
      {areas.map(({ id, district, visitWithinDays }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-8 border-b border-line py-3">
          <dt className="font-semibold">{district}</dt>
          <dd className="text-muted">{t('contact.areas.days', { days: visitWithinDays })}</dd>
        </div>
      ))}
    </dl>
  )
}
