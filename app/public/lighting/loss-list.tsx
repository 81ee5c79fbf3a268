import { latinDigits } from '../../../shared/text.ts'
import { withoutMarks } from '../../../shared/text-marks.ts'
import { Band } from '../band.tsx'
import { BarRow } from '../bar-row.tsx'
import { useTexts } from '../texts.tsx'

/** An example of a survey's result: what each fault costs in a year, as bars, and its remedy; nothing where the owner gives none. */
export function LossList() {
  const t = useTexts()
  const losses = t.items('global.loss', ['name', 'units', 'remedy']).map((loss) => {
    return { ...loss, amount: Number(latinDigits(withoutMarks(loss.units)).replaceAll(/\D/g, '')) }
  })
  const most = Math.max(...losses.map(({ amount }) => amount))
  // Left out too where a figure is no number.
  if (!(most > 0)) return null
  return (
    <Band title={t('global.loss.title')} lead={t('global.loss.text')} tone="sunken">
      <ol className="mt-6 border-t border-line">
        {losses.map(({ name, units, amount, remedy }) => (
          <BarRow
            key={name}
            name={<h3 className="text-[1.3125rem] leading-tight">{name}</h3>}
            whole={most}
            parts={[{ width: amount, className: 'fill-sun' }]}
          >
            <span className="figure text-heading">{t('global.street.units', { units })}</span>
            {remedy}
          </BarRow>
        ))}
      </ol>
    </Band>
  )
}
