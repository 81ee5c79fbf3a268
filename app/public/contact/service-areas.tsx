import type { Area } from '../../../collections/index.ts'
import { Band } from '../band.tsx'
import { Link } from '../link.tsx'
import { useTexts } from '../texts.tsx'

/** Where the company works, and how soon it visits. */
export function ServiceAreas({ areas }: { areas: readonly Area[] }) {
  const t = useTexts()
  if (areas.length === 0) return null
  return (
    <Band title={t('contact.areas.title')} tone="sunken" layout="grid gap-x-20 gap-y-8 lg:grid-cols-2">
      <p className="lg:row-start-2">
        <Link to="#contact-pincode" text={t('contact.areas.link')} look="line" />
      </p>
      <dl className="border-t border-line lg:row-start-2">
        {areas.map(({ id, district, visitWithinDays }) => (
          <div key={id} className="flex justify-between gap-x-8 border-b border-line py-3.5">
            <dt className="font-semibold">{district}</dt>
            <dd className="text-muted">{t('contact.areas.days', { days: visitWithinDays })}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
