import { href } from 'react-router'
import { collections, type Question, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import type { PageSubject } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { Questions, readQuestions } from '../questions.tsx'
import { notFound, readContent } from '../read-content.ts'
import { RecordPage } from '../record-page.tsx'
import { serviceData } from '../seo/json-ld.ts'
import { ServiceLinks, serviceBrochure } from '../sidebar.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/detail'
import { ServiceList } from './service-list.tsx'

const failure = 'Failed to load service'

/** Without an id: the service that the navigation calls 'Commercial Services', or all where there is none of that name. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('id')
  if (asked === null) {
    const { records } = await readContent(context, failure, (content) => content.list('service'))
    const commercial = records.find(isCommercial)
    return commercial ? await withQuestions(context, commercial) : records
  }
  const id = recordId(asked)
  const service =
    id === undefined ? undefined : await readContent(context, failure, (content) => content.find('service', id))
  if (!service) throw notFound(failure)
  return await withQuestions(context, service)
}

/** Only the page of the commercial services has questions. */
async function withQuestions(context: Route.LoaderArgs['context'], service: Service) {
  const questions = isCommercial(service)
    ? await readContent(context, failure, (content) => readQuestions(content, 'Commercial'))
    : []
  const subject: PageSubject = {
    about: `service:${service.id}`,
    name: service.serviceName,
    topic: isCommercial(service) ? 'business' : undefined
  }
  return { service, questions, subject }
}

function isCommercial({ serviceName }: Service): boolean {
  return serviceName.trim().toLowerCase() === 'commercial services'
}

export default function ServiceDetail({ loaderData }: Route.ComponentProps) {
  return Array.isArray(loaderData) ? <ServiceList services={loaderData} /> : <OneService {...loaderData} />
}

function OneService({ service, questions }: { service: Service; questions: readonly Question[] }) {
  const path = siteAddress(collections.service, { id: service.id })
  return (
    <RecordPage
      kind="service"
      name={service.serviceName}
      description={service.description}
      text={service.detailText}
      largePicture={pictureOf(service, 'detailImage1', 'serviceImage')}
      smallPicture={pictureOf(service, 'detailImage2')}
      path={path}
      data={serviceData(useSite(), service, path)}
      listPath={href('/Services')}
      band={<Questions questions={questions} />}
      drawing={['homeWithLadder', 'van', 'mast', 'turbine']}
      links={<ServiceLinks active={href('/Commercial')} isCurrentPage={isCommercial(service)} />}
      brochures={[serviceBrochure(service.id, service.serviceName)]}
    />
  )
}
