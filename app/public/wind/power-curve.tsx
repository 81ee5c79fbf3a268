import curves from '../../../assets/drawings/curves.json' with { type: 'json' }
import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/**
 * The power of a turbine of 600 kW by the wind, and the question whether a site has enough: 32 units of width for 1 m/s, 2.1 units of
 * height for a per cent of its power. In the page, as a file it would come before the headline.
 */
export function PowerCurve() {
  const t = useTexts()
  return (
    <Band title={t('wind.site.title')} tone="night" layout="split gap-y-6 lg:grid-rows-[auto_1fr]">
      <p className="max-w-[46ch] text-lead text-on-night-muted lg:row-start-2">
        {t('wind.site.text')} {t('wind.site.offer')}
      </p>
      <figure className="lg:row-span-2">
        <Chart left={38} width={662} height={300} className="w-full" label={t('wind.site.curve')}>
          <g fill="none" strokeWidth="2.5" strokeLinecap="round">
            <path stroke="var(--color-night-line)" d="M40 250h650" />
            <path fill="var(--color-night-line)" fillOpacity=".7" d={`${curves.turbine}V250H136Z`} />
            <path stroke="var(--color-sun)" strokeWidth="4" d={curves.turbine} />
            <path stroke="var(--color-sun)" strokeWidth="14" d="M200 231.1h0M296 151.3h0M456 40h0" />
          </g>
          <g className="fill-on-night-muted figure text-[22px] max-sm:text-[30px]">
            {[3, 5, 8, 13, 20].map((speed) => (
              <text key={speed} x={40 + speed * 32} y="284" textAnchor={speed === 20 ? 'end' : 'middle'}>
                {speed === 20 ? '20 m/s' : speed}
              </text>
            ))}
          </g>
          <text x="44" y="26" className="fill-on-night-muted figure text-[22px] max-sm:text-[30px]">
            {t('wind.site.axis')}
          </text>
          <g className="fill-on-night figure text-[26px] max-sm:text-[32px]">
            {labels.map(([text, x, y, anchor]) => (
              <text key={text} x={x} y={y} textAnchor={anchor}>
                {text}
              </text>
            ))}
          </g>
        </Chart>
        <figcaption className="mt-3 max-w-[62ch] text-on-night-muted">{t('wind.site.caption')}</figcaption>
      </figure>
    </Band>
  )
}

/** The labels at points of the curve, which shows the power in per cent by the wind speed in m/s. */
const labels = [
  ['9%', 188, 217, 'end'],
  ['47%', 282, 147, 'end'],
  ['100%', 452, 26, 'middle']
] as const
