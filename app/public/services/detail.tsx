import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import type { ContentReader } from '../../../server/content/types.ts'
import { truncate } from '../../../shared/truncate.ts'
import { PageHeader } from '../page-header.tsx'
import { notFound, readContent } from '../read-content.ts'
import { RecordDetail } from '../record-detail.tsx'
import { serviceData } from '../seo/json-ld.ts'
import { JsonLd } from '../seo/json-ld-script.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { companyProfile, Downloads, serviceBrochure } from '../sidebar/downloads.tsx'
import { FollowUs } from '../sidebar/follow-us.tsx'
import { QuestionsBox } from '../sidebar/questions-box.tsx'
import { ServiceLinks } from '../sidebar/service-links.tsx'
import { WithSidebar } from '../sidebar/sidebar.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/detail'
import { servicesMeta } from './meta.ts'
import { ServiceList } from './service-list.tsx'

const failure = 'Failed to load service'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('id')
  if (asked === null) return await readContent(context, failure, withoutId)
  const id = recordId(asked)
  const service =
    id === undefined ? undefined : await readContent(context, failure, (content) => content.find('service', id))
  if (!service) throw notFound(failure)
  return { service }
}

/** The service that the navigation calls 'Commercial Services', or all where there is none of that name. */
async function withoutId(content: ContentReader): Promise<{ service: Service } | { services: Service[] }> {
  const { records } = await content.list('service')
  const service = records.find(isNamedCommercial)
  return service ? { service } : { services: records }
}

function isNamedCommercial({ serviceName }: Service): boolean {
  return serviceName.trim().toLowerCase() === 'commercial services'
}

export default function ServiceDetail({ loaderData }: Route.ComponentProps) {
  if ('service' in loaderData) return <OneService service={loaderData.service} />
  return (
    <>
      <PageMeta {...servicesMeta} path={href('/Services')} />
      <ServiceList services={loaderData.services} />
    </>
  )
}

function OneService({ service }: { service: Service }) {
  const { id, serviceName, description, detailText, serviceImage, detailImage1, detailImage2 } = service
  const path = siteAddress(collections.service, { id })
  return (
    <>
      <PageMeta
        title={serviceName}
        description={truncate(description.replace(/\s+/g, ' '), 155)}
        path={path}
        image={detailImage1 ?? serviceImage}
      />
      <JsonLd things={[serviceData(useSite(), service, path)]} />
      <PageHeader
        title="Services"
        trail={[{ label: 'Services', path: href('/Services') }]}
        drawing={['homeWithLadder', 'van', 'mast', 'turbine']}
      />
      <WithSidebar
        label="More about services"
        sidebar={
          <>
            <ServiceLinks active={href('/Commercial')} isCurrentPage={isNamedCommercial(service)} />
            <QuestionsBox />
            <Downloads brochures={[serviceBrochure(id, serviceName), companyProfile]} />
            <FollowUs />
          </>
        }
      >
        <RecordDetail
          name={serviceName}
          description={description}
          text={detailText}
          largePicture={detailImage1 ?? serviceImage}
          smallPicture={detailImage2}
          linkText="Ask about this service"
        />
      </WithSidebar>
    </>
  )
}
