import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/** The sky as a hairline arc with the sun at its height over the company's town, in words too, for pages whose script moves it. */
export function SunNow() {
  const t = useTexts()
  const place = t('site.sun.place')
  if (!place) return null
  return (
    <sun-now
      data-place={place}
      data-up={t('site.sun.up', { degrees: '#' })}
      class="invisible flex w-0 min-w-full items-center gap-3"
    >
      <Chart width={72} height={40} className="w-18 shrink-0">
        <path d="M6 35a30 30 0 0 1 60 0M0 35H72" className="fill-none stroke-field" />
        <circle cx="36" cy="5" r="4.5" className="fill-sun stroke-sun-strong" />
      </Chart>
      <span className="text-[0.9375rem] leading-tight text-muted">{t('site.sun.down')}</span>
    </sun-now>
  )
}
