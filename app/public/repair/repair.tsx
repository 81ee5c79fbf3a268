import { href } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { Photo } from '../photo.tsx'
import { Prose } from '../prose.tsx'
import { readSamples } from '../samples/read-samples.ts'
import { Samples } from '../samples/samples.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/repair'

export async function loader({ context }: Route.LoaderArgs) {
  const samples = readSamples(context.get(pageContext), ['test', 'report'])
  return { ...(await loadServicePage(context, 'Repair & Maintenance', 'Repair')), samples }
}

export default function Repair({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      page="repair"
      path={href('/Repair')}
      picture="wall-wide"
      notice={t('repair.urgent')}
      loaded={loaderData}
      bands={<Samples samples={loaderData.samples} />}
    >
      <figure className="mt-10">
        <Photo
          name="connector-wide"
          sizes="(width >= 62rem) 58vw, 88vw"
          className="aspect-16/9 w-full rounded-md object-cover sm:aspect-5/2"
        />
        <figcaption className="mt-2 text-base text-muted">{t('site.illustration')}</figcaption>
      </figure>
      <Prose paragraphs={t.list('repair.more')} />
    </ServicePage>
  )
}
