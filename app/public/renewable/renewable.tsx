import { href } from 'react-router'
import { Entries, Steps } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/renewable'
import { DayCurve } from './day-curve.tsx'
import { UnitsByMonth } from './units-by-month.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'Renewable Energy')

export default function Renewable({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      page="renewable"
      path={href('/renewable-energy')}
      picture="park-and-hills"
      loaded={loaderData}
      bands={
        <>
          <DayCurve />
          <Steps
            title={t('renewable.study.title')}
            items={t.items('renewable.study', ['text', 'name'])}
            facts={['price.study']}
          />
        </>
      }
    >
      <UnitsByMonth />
      <Entries
        title={t('renewable.way.title')}
        items={t.items('renewable.way', ['name', 'detail', 'text'])}
        note={t('renewable.way.note')}
        facts={['price.unit.roof', 'price.unit.land', 'price.unit.wind', 'price.battery.5kwh']}
      />
    </ServicePage>
  )
}
