import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { Band } from '../band.tsx'
import { Photo } from '../photo.tsx'
import { readSamples } from '../samples/read-samples.ts'
import { Samples } from '../samples/samples.tsx'
import { Entries } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/repair'
import { Faults } from './faults.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const samples = readSamples(context.get(pageContext), ['test', 'report', 'quotation', 'shade'])
  return { ...(await loadServicePage(context, 'repair', 'Repair')), samples }
}

export default function Repair({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      page="repair"
      path={href('/Repair')}
      picture="testing-wide"
      notice={t('repair.urgent')}
      loaded={loaderData}
      isNight
      bands={
        <>
          <Band title={t('repair.work.title')} layout="split gap-y-6 lg:grid-rows-[auto_1fr]">
            <figure className="lg:row-start-2">
              <Photo
                name="connector-wide"
                sizes="(width >= 62rem) 34vw, 88vw"
                className="aspect-16/9 w-full rounded-md object-cover lg:aspect-3/2"
              />
              <figcaption className="mt-2 text-base text-muted">{t('site.illustration')}</figcaption>
            </figure>
            <div className="lg:row-span-2">
              <Entries items={t.items('repair.work', ['name', 'text'])} />
            </div>
          </Band>
          <Samples samples={loaderData.samples} />
        </>
      }
    >
      <Faults />
    </ServicePage>
  )
}
