import { href } from 'react-router'
import { rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { FigureStrip } from '../figure-strip.tsx'
import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'

/** What the company and the subsidy scheme promise, in figures. @param subsidy for a home of 3 kW, rupees; 0 where there is none */
export function Figures({ subsidy }: { subsidy: number }) {
  const t = useTexts()
  const figures = [
    ...t.items('home.figure', ['figure', 'text']),
    ...(subsidy > 0 ? [{ figure: rupees(subsidy), text: t('home.subsidy.text') }] : [])
  ]
  if (figures.length === 0) return null
  return (
    <section aria-label={t('home.figures')} className="on-night bg-night py-6 text-on-night lg:py-10">
      <FigureStrip figures={figures} />
      <div className="shell flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <a href={href('/SolarServices')} className="link inline-flex min-h-11 items-center gap-2 text-on-night">
          {t('home.figures.link')}
          <Icon name="right" />
        </a>
        <AsOf facts={['bill.reduction', 'subsidy.home.first', 'subsidy.home.third', 'subsidy.society']} />
      </div>
    </section>
  )
}
