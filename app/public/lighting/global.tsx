import { href } from 'react-router'
import { Band } from '../band.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/global'
import { StreetLight } from './street-light.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'Global Optimization', 'Lighting')

export default function Global({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage page="global" path={href('/Global')} picture="street-lights" loaded={loaderData} bands={<Benefits />}>
      <div className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {(['lights', 'solar'] as const).map((list) => (
          <section key={list}>
            <h3 className="text-heading">{t(`global.${list}.title`)}</h3>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {t.list(`global.${list}.item`).map((item) => (
                <li key={item} className="py-4 text-[1.1875rem] leading-snug">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <StreetLight />
    </ServicePage>
  )
}

function Benefits() {
  const t = useTexts()
  return (
    <Band title={t('global.benefits')} tone="night">
      <dl className="mt-8 grid gap-x-12 lg:mt-12 lg:grid-cols-3">
        {t.items('global.benefit', ['name', 'text']).map(({ name, text }) => (
          <div key={name} className="border-t border-night-line py-5">
            <dt className="text-[1.3125rem] leading-tight font-semibold">{name}</dt>
            <dd className="mt-2 max-w-[52ch] text-on-night-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
