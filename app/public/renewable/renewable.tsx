import { href } from 'react-router'
import { Steps } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/renewable'
import { DayCurve } from './day-curve.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { UnitPrices } from './unit-prices.tsx'
import { UnitsByMonth } from './units-by-month.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'renewable')

export default function Renewable({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      page="renewable"
      path={href('/renewable-energy')}
      picture="ridge-wide"
      pictureClass="object-left"
      lead={<DayCurve />}
      isNight
      loaded={loaderData}
      bands={
        <>
          <HowItWorks />
          <UnitPrices />
          <Steps
            title={t('renewable.study.title')}
            items={t.items('renewable.study', ['text', 'name'])}
            facts={t.cites('renewable.study')}
          />
        </>
      }
    >
      <UnitsByMonth />
    </ServicePage>
  )
}
