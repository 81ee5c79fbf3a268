import { href } from 'react-router'
import { AsOf } from '../as-of.tsx'
import { Link } from '../link.tsx'
import { useContactPath } from '../page-subject.ts'
import { Section } from '../section.tsx'
import { Options, PriceList } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/wind'
import { PowerCurve } from './power-curve.tsx'
import { YearStrip } from './year-strip.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'wind', 'Wind')

export default function Wind({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const contact = useContactPath('wind')
  const visits = t.items('wind.visit', ['name', 'detail', 'text'])
  const season = { name: t('wind.season.name'), detail: t('wind.season.detail') }
  const prices = t.items('wind.price', ['price', 'what'])
  return (
    <ServicePage
      page="wind"
      path={href('/wind-turbine-system')}
      picture="climbers-wide"
      loaded={loaderData}
      bands={
        <>
          <Options title={t('wind.visit.title')} items={visits}>
            <YearStrip visits={visits} season={season} />
            {season.name && (
              <p className="mt-3 text-base text-muted">
                <strong className="font-medium text-ink">{season.name}</strong>: {t('wind.season.text')}
              </p>
            )}
          </Options>
          <PowerCurve />
        </>
      }
    >
      {prices.length > 0 && (
        <Section title={t('wind.price.title')} isInner className="mt-11 split gap-y-4 lg:grid-rows-[auto_1fr]">
          <PriceList items={prices} className="lg:row-span-2" />
          <div>
            <p className="max-w-[46ch] text-base text-muted">{t('wind.price.note')}</p>
            <AsOf facts={t.cites('wind.price')} />
            <Link to={contact} text={t('wind.price.link')} look="quiet" className="mt-5 max-sm:w-full" />
          </div>
        </Section>
      )}
    </ServicePage>
  )
}
