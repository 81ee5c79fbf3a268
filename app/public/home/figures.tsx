import { href } from 'react-router'
import { rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { FigureStrip } from '../figure-strip.tsx'
import { Icon } from '../icons.tsx'
import { subsidyOf } from '../solar/subsidy.ts'
import { useFacts, useTexts } from '../texts.tsx'

/** What the company and the subsidy scheme promise, in figures; nothing where the site has none. */
export function Figures() {
  const t = useTexts()
  const subsidy = subsidyOf(useFacts(), 'home', 3)?.amount
  const figures = [
    ...t.items('home.figure', ['figure', 'text']),
    ...(subsidy ? [{ figure: rupees(subsidy), text: t('home.subsidy.text') }] : [])
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
