import { href } from 'react-router'
import { Band } from '../band.tsx'
import { Entries, PriceList } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/wind'
import { PowerCurve } from './power-curve.tsx'

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
          <PowerCurve alt={t('wind.site.curve')} caption={t('wind.site.caption')} />
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
