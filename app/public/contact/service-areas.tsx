import type { Area } from '../../../collections/index.ts'
import { Band } from '../band.tsx'
import { Entry } from '../entry.tsx'
import { useMessages, useTexts } from '../texts.tsx'
import { AreaMap } from './area-map.tsx'
import type { answerPincode } from './start.ts'

interface ServiceAreasProps {
  areas: readonly Area[]
  /** The page, which answers a pincode, and what else its address says: the district that it is about, in English. */
  path: string
  keeps: Readonly<Record<string, string>> & { place: string }
  asked: Awaited<ReturnType<typeof answerPincode>>
}

/** Where the company works, how soon it visits, and whether it comes to a pincode. */
export function ServiceAreas({ areas, path, keeps, asked: { pincode, fault, answer } }: ServiceAreasProps) {
  const t = useTexts()
  const say = useMessages()
  if (areas.length === 0) return null
  return (
    <Band
      anchor="areas"
      title={t('contact.areas.title')}
      tone="ruled"
      layout="grid gap-x-14 gap-y-6 lg:grid-cols-[28rem_minmax(0,1fr)]"
    >
      <AreaMap areas={areas} chosen={keeps.place} />
      <div className="lg:row-start-2">
        <AreaList areas={areas} />
        <form action={`${path}#areas`} className="mt-8">
          {Object.entries(keeps).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />
          )}
          <div className="flex flex-wrap items-end gap-3">
            <Entry
              id="areas-pincode"
              name="pincode"
              label={t('contact.areas.link')}
              value={pincode}
              aria-invalid={fault ? true : undefined}
              aria-describedby="areas-answer"
              maxLength={12}
              autoComplete="postal-code"
              inputMode="numeric"
              className="basis-40 max-sm:grow"
              inputClass="tabular-nums"
            />
            <button type="submit" className="button button-quiet min-h-12">
              {t('contact.form.check')}
            </button>
          </div>
          <p
            id="areas-answer"
            role={fault ? 'alert' : 'status'}
            className={`mt-3 max-w-[52ch] font-medium empty:hidden ${fault ? 'text-danger' : ''}`}
          >
            {fault ? say(fault) : answer}
          </p>
        </form>
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
