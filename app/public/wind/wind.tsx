import { href } from 'react-router'
import { Link } from '../link.tsx'
import { useContactPath } from '../page-subject.ts'
import { Entries, PriceList } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/wind'
import { PowerCurve } from './power-curve.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'Wind Turbine System', 'Wind')

export default function Wind({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const contact = useContactPath('wind')
  return (
    <ServicePage
      page="wind"
      path={href('/wind-turbine-system')}
      picture="hub-wide"
      loaded={loaderData}
      bands={<PowerCurve />}
    >
      <div className="grid gap-x-20 lg:grid-cols-2">
        <div>
          <Entries title={t('wind.visit.title')} items={t.items('wind.visit', ['name', 'detail', 'text'])} />
        </div>
        <div>
          <PriceList
            title={t('wind.price.title')}
            items={t.items('wind.price', ['price', 'what'])}
            note={t('wind.price.note')}
            facts={t.cites('wind.price')}
          />
          {t('wind.price.link') && (
            <Link to={contact} text={t('wind.price.link')} look="quiet" className="mt-5 max-sm:w-full" />
          )}
        </div>
      </div>
    </ServicePage>
  )
}
