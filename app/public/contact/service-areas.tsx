import type { Area } from '../../../collections/index.ts'
import { Band } from '../band.tsx'
import { Link } from '../link.tsx'
import { useTexts } from '../texts.tsx'
import { AreaMap } from './area-map.tsx'

/** Where the company works, and how soon it visits. @param form the path of the form that takes a pincode, '' on its own page */
export function ServiceAreas({ areas, form = '' }: { areas: readonly Area[]; form?: string }) {
  const t = useTexts()
  if (areas.length === 0) return null
  return (
    <Band title={t('contact.areas.title')} tone="ruled" layout="grid gap-x-20 gap-y-8 lg:grid-cols-2">
      <AreaMap areas={areas} />
      <div className="lg:row-start-2">
        <dl className="mb-6 border-t border-line">
          {areas.map(({ id, district, visitWithinDays }) => (
            <div key={id} className="flex justify-between gap-x-8 border-b border-line py-3.5">
              <dt className="font-semibold">{district}</dt>
              <dd className="text-muted">{t('contact.areas.days', { days: visitWithinDays })}</dd>
            </div>
          ))}
        </dl>
        <Link to={`${form}#contact-pincode`} text={t('contact.areas.link')} look="line" />
      </div>
    </Band>
  )
}
