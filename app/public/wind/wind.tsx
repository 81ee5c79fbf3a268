import { href } from 'react-router'
import { Band } from '../band.tsx'
import { Entries, PriceList } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/wind'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'Wind Turbine System', 'Wind')

export default function Wind({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      page="wind"
      path={href('/wind-turbine-system')}
      picture="ridge"
      loaded={loaderData}
      bands={
        <Band
          title={t('wind.site.title')}
          tone="night"
          layout="grid gap-x-20 gap-y-6 lg:grid-cols-[1fr_1.5fr] lg:grid-rows-[auto_1fr]"
        >
          <p className="max-w-[46ch] text-lead text-on-night-muted lg:row-start-2">
            {t('wind.site.text')} {t('wind.site.offer')}
          </p>
          <figure className="lg:row-span-2">
            <svg
              viewBox="38 0 662 300"
              width="662"
              height="300"
              className="w-full"
              role="img"
              aria-label={t('wind.site.curve')}
            >
              <path d="M40 250h650" className="drawing text-night-line" />
              <path d={`M${line}L${x(20)} 250H${x(3)}Z`} className="fill-sun/15" />
              <path d={`M${line}`} className="drawing stroke-sun stroke-4" />
              <g className="fill-on-night-muted text-[20px] tabular-nums max-sm:text-[26px]">
                {[3, 5, 8, 13, 20].map((speed) => (
                  <text key={speed} x={x(speed)} y="284" textAnchor={speed === 20 ? 'end' : 'middle'}>
                    {speed === 20 ? '20 m/s' : speed}
                  </text>
                ))}
              </g>
              {labels.map(({ speed, dx, dy, anchor }) => (
                <g key={speed} className="fill-on-night text-[22px] font-semibold tabular-nums max-sm:text-[28px]">
                  <text x={x(speed) + dx} y={y(curve[speed]) + dy} textAnchor={anchor}>
                    {curve[speed]}%
                  </text>
                  <circle cx={x(speed)} cy={y(curve[speed])} r="7" className="fill-sun" />
                </g>
              ))}
            </svg>
            <figcaption className="mt-3 max-w-[62ch] text-on-night-muted">{t('wind.site.caption')}</figcaption>
          </figure>
        </Band>
      }
    >
      <Entries title={t('wind.visit.title')} items={t.items('wind.visit', ['name', 'detail', 'text'])} />
      <PriceList
        title={t('wind.price.title')}
        items={t.items('wind.price', ['price', 'what'])}
        note={t('wind.price.note')}
        facts={['price.wind.contract225', 'price.wind.contract600', 'price.wind.visit', 'price.wind.measurement']}
      />
    </ServicePage>
  )
}

/** The power curve of a turbine of 600 kW: per cent of the rated power by the wind speed in m/s. */
const curve = { 3: 0, 4: 3, 5: 9, 6: 18, 7: 31, 8: 47, 9: 63, 10: 78, 11: 90, 12: 97, 13: 100, 20: 100 }

const x = (speed: number) => 40 + speed * 32
const y = (power: number) => 250 - power * 2.1
const line = Object.entries(curve)
  .map(([speed, power]) => `${x(Number(speed))} ${y(power)}`)
  .join('L')

/** The steps whose power is written beside the curve, px from the point; the anchor is of the text. */
const labels = [
  { speed: 5, dx: -12, dy: -14, anchor: 'end' },
  { speed: 8, dx: -14, dy: -4, anchor: 'end' },
  { speed: 13, dx: -4, dy: -14, anchor: 'middle' }
] as const
