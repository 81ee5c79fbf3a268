import { href } from 'react-router'
import { ArrowLink } from '../link.tsx'
import { Options } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import { Ticks } from '../ticks.tsx'
import type { Route } from './+types/global'
import { LossList } from './loss-list.tsx'
import { StreetLight } from './street-light.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'global', 'Lighting')

export default function Global({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      page="global"
      path={href('/Global')}
      picture="road-wide"
      loaded={loaderData}
      bands={
        <>
          <LossList />
          <StreetLight />
          <div className="shell split part gap-y-10">
            {(['lights', 'solar'] as const).map((list) => (
              <section key={list}>
                <h2 className="text-heading">{t(`global.${list}.title`)}</h2>
                <Ticks points={t.list(`global.${list}.item`)} className="mt-4" />
                {list === 'solar' && (
                  <ArrowLink to={href('/ProductServices')} text={t('products.title')} className="link mt-3" />
                )}
              </section>
            ))}
          </div>
          <Options title={t('global.benefits')} items={t.items('global.benefit', ['name', 'text'])} />
        </>
      }
    />
  )
}
