import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/** An example of a survey's result: what each fault costs in a year, as bars, and its remedy; nothing where the owner gives none. */
export function LossList() {
  const t = useTexts()
  const losses = t.items('global.loss', ['name', 'units', 'remedy']).map(({ units, ...loss }) => {
    return { ...loss, units, amount: Number(units.replaceAll(/\D/g, '')) }
  })
  const most = Math.max(...losses.map(({ amount }) => amount))
  // Left out too where a figure is no number.
  if (!(most > 0)) return null
  return (
    <Band title={t('global.loss.title')} lead={t('global.loss.text')} tone="sunken">
      <ol className="mt-6 border-t border-line">
        {losses.map(({ name, units, amount, remedy }) => (
          <li key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
            <h3 className="text-[1.3125rem] leading-tight">{name}</h3>
            <div>
              <Chart width={most} height={32} fit="none" className="h-8 w-full">
                <rect width={amount} height="32" className="fill-sun" />
              </Chart>
              <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
                <span className="figure text-heading">{t('global.street.units', { units })}</span>
                {remedy}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
