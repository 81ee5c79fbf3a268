import { AsOf } from '../as-of.tsx'
import { MonthBars } from '../month-bars.tsx'
import { useTexts } from '../texts.tsx'

/** The units of twelve months in a sentence; undefined where it has not twelve numbers. */
export function unitsOfMonths(list: string): number[] | undefined {
  const months = list.match(/\d+/g)?.map(Number)
  return months?.length === 12 ? months : undefined
}

/** The units of each month as bars; left out where the owner does not give twelve numbers. */
export function UnitsByMonth() {
  const t = useTexts()
  const list = t('renewable.months')
  const months = unitsOfMonths(list)
  if (!months) return null
  return (
    <figure className="contents">
      <MonthBars
        layers={[{ amounts: months, look: 'fill-sun' }]}
        write={String}
        label={`${t('renewable.months.label')}: ${list}`}
        className="w-full lg:col-start-2 lg:row-span-2 lg:row-start-1"
      />
      <figcaption className="max-w-[62ch] text-on-night-muted">
        {t('renewable.months.caption')}
        <AsOf facts={['yield.month']} className="mt-3" />
      </figcaption>
    </figure>
  )
}
