import type { ComponentType } from 'react'
import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { picturesOf, siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { originalOf } from '../../../shared/languages.ts'
import { markdownText } from '../../../shared/markdown.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { ScriptAfterPaint } from '../../../ui/island.tsx'
import { AsOf } from '../as-of.tsx'
import { Estimate } from '../estimate/estimate.tsx'
import script from '../estimate/script.ts?worker&url'
import { FigureStrip } from '../figure-strip.tsx'
import { StreetLight } from '../lighting/street-light.tsx'
import { ArrowLink } from '../link.tsx'
import { type ServiceKind, serviceLinks } from '../navigation.ts'
import type { PageSubject } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { Questions, readQuestions } from '../questions.tsx'
import { notFound, readContent } from '../read-content.ts'
import { RecordPage } from '../record-page.tsx'
import { DayCurve } from '../renewable/day-curve.tsx'
import { readSamples } from '../samples/read-samples.ts'
import { Samples } from '../samples/samples.tsx'
import { useOrganization } from '../seo/company-json-ld.tsx'
import { distinctName } from '../seo/page-title.ts'
import { recordBrochure, ServiceLinks } from '../sidebar.tsx'
import { useTexts } from '../texts.tsx'
import { usePageUrl, useSite } from '../use-site.ts'
import { PowerCurve } from '../wind/power-curve.tsx'
import type { Route } from './+types/detail'
import { ServiceList } from './service-list.tsx'

export const handle = { scripts: true } satisfies PageHandle

const failure = 'Failed to load service'

/** Without an id: the service that the navigation calls 'Commercial Services', or all where no service has that name. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('id')
  const { records } = await readContent(context, failure, (content) => content.list('service'))
  const service = records.find((one) => (asked === null ? isCommercial(one) : one.id === recordId(asked)))
  if (!service && asked === null) return records
  if (!service) throw notFound(failure)
  const subject: PageSubject = { about: `service:${service.id}`, name: service.serviceName }
  const title = distinctName(records, service, (one) => one.serviceName)
  const page = context.get(pageContext)
  const kind = serviceLinks.find(({ label }) => page.texts(label) === service.serviceName)
  const samples = readSamples(page, kind ? (documents[kind.key] ?? []) : [])
  // Only the page of the commercial services has questions and an estimate.
  if (!isCommercial(service)) return { service, title, kind, samples, questions: [], estimate: null, subject }
  const questions = await readContent(context, failure, (content) => readQuestions(content, 'Commercial'))
  const estimate = page.estimate(businessBill)
  return { service, title, kind, samples, questions, estimate, subject: { ...subject, topic: 'business' } }
}

/** The documents of a kind of work that its page shows, and the drawing of one that has none. */
const documents: Partial<Record<ServiceKind, Parameters<typeof readSamples>[1]>> = {
  solar: ['quotation', 'shade'],
  repair: ['test', 'report'],
  commercial: ['report', 'test']
}
const drawings: Partial<Record<ServiceKind, ComponentType>> = {
  wind: PowerCurve,
  renewable: DayCurve,
  global: StreetLight
}

/** The bill of a business before any entry. */
const businessBill = { bill: '100000', customer: 'business' }

function isCommercial(service: Service): boolean {
  return originalOf(service, 'serviceName').trim().toLowerCase() === 'commercial services'
}

export default function ServiceDetail({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const commercial = href('/Commercial')
  const { publicUrl } = useSite()
  const company = useOrganization()
  const urlOf = usePageUrl()
  if (Array.isArray(loaderData)) return <ServiceList services={loaderData} />
  /** `kind` has the site's own texts about this kind of work; of the commercial services this page is their page. */
  const { service, title, kind, samples, questions, estimate } = loaderData
  const Drawing = kind && drawings[kind.key]
  const path = siteAddress(collections.service, { id: service.id })
  return (
    <RecordPage
      name={service.serviceName}
      title={title}
      record={service}
      largePicture={pictureOf(service, 'detailImage1', 'serviceImage')}
      path={path}
      data={{
        '@type': 'Service',
        name: service.serviceName,
        serviceType: service.serviceName,
        description: markdownText(service.description),
        url: urlOf(path),
        image: picturesOf(collections.service, service).map((name) => `${publicUrl}/uploads/${name}`),
        provider: company
      }}
      more={
        kind &&
        kind.path !== commercial && (
          <ArrowLink to={kind.path} text={t('service.kind', { name: service.serviceName })} className="link mt-3" />
        )
      }
      opening={
        kind && (
          <>
            <div className="shell pt-(--part) empty:hidden">
              <FigureStrip figures={t.items(`service.${kind.key}`, ['figure', 'text'])} />
              <AsOf facts={t.cites(`service.${kind.key}`)} className="mt-2" />
            </div>
            {Drawing && (
              <div className="mt-(--part)">
                <Drawing />
              </div>
            )}
            {estimate && (
              <div className="mt-(--part) bg-sunken">
                <div className="shell part">
                  <Estimate given={businessBill} result={estimate} isWide />
                </div>
                <ScriptAfterPaint src={script} />
              </div>
            )}
          </>
        )
      }
      band={
        <>
          <Samples samples={samples} />
          <Questions questions={questions} />
        </>
      }
      links={<ServiceLinks active={kind?.path ?? commercial} isCurrentPage={isCommercial(service)} />}
      brochures={[recordBrochure('services', service.id, service.serviceName)]}
    />
  )
}
