import type { ComponentType } from 'react'
import { href } from 'react-router'
import type { Thing } from 'schema-dts'
import { collections, type Service } from '../../../collections/index.ts'
import { picturesOf, siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { markdownText } from '../../../shared/markdown.ts'
import type { PageHandle } from '../../../shared/page-options.ts'
import { firstSentences } from '../../../shared/text.ts'
import { ScriptAfterPaint } from '../../../ui/island.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ChatLink } from '../contact-ways.tsx'
import { Estimate } from '../estimate/estimate.tsx'
import { FigureStrip } from '../figure-strip.tsx'
import { StreetLight } from '../lighting/street-light.tsx'
import { ArrowLink, Link } from '../link.tsx'
import { Markdown, splitLead } from '../markdown.tsx'
import { kindOfService, type ServiceKind } from '../navigation.ts'
import { Hero, heroPicture, heroSizes } from '../page-hero.tsx'
import { type PageSubject, useContactPath } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { Questions, readQuestions } from '../questions.tsx'
import { notFound, readContent } from '../read-content.ts'
import { DayCurve, WorkDayCurve } from '../renewable/day-curve.tsx'
import { readSampleNames, type SampleSet } from '../samples/read-samples.ts'
import { LazySamples } from '../samples/samples.tsx'
import { useOrganization } from '../seo/company-json-ld.tsx'
import { JsonLd, PageMeta } from '../seo/page-meta.tsx'
import { distinctName } from '../seo/page-title.ts'
import { Downloads, recordBrochure, ServiceLinks, Sidebar } from '../sidebar.tsx'
import { PriceBars } from '../solar/price-bars.tsx'
import { TextSections } from '../text-sections.tsx'
import { useTexts } from '../texts.tsx'
import { usePageUrl, useSite } from '../use-site.ts'
import { PowerCurve } from '../wind/power-curve.tsx'
import type { Route } from './+types/detail'
import script from './script.ts?worker&url'
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
  const kind = kindOfService(service)
  const sampleSet = kind && documents[kind.key]
  const samples = sampleSet && { set: sampleSet, names: readSampleNames(page, sampleSet) }
  // Only the page of the commercial services has questions and an estimate.
  if (!isCommercial(service)) return { service, title, kind, samples, questions: [], estimate: null, subject }
  const questions = await readContent(context, failure, (content) => readQuestions(content, 'Commercial'))
  const estimate = page.estimate(businessBill)
  return { service, title, kind, samples, questions, estimate, subject: { ...subject, topic: 'business' } }
}

/** The documents of a kind of work that its page shows, and the drawing above its text. */
const documents: Partial<Record<ServiceKind, SampleSet>> = {
  solar: 'samples-before-order',
  repair: 'samples-after-order',
  commercial: 'samples-after-order'
}
const drawings: Partial<Record<ServiceKind, ComponentType>> = {
  solar: PriceBars,
  wind: PowerCurve,
  renewable: DayCurve,
  commercial: WorkDayCurve,
  global: StreetLight
}

/** Of the workshop whose day the drawing above shows: 5,000 sq ft have room for its 50 kW, at 100 sq ft a kW. */
const businessBill = { bill: '100000', customer: 'business', roof: '5000' }

const isCommercial = (service: Service) => kindOfService(service)?.key === 'commercial'

export default function ServiceDetail({ loaderData }: Route.ComponentProps) {
  return Array.isArray(loaderData) ? <ServiceList services={loaderData} /> : <Detail {...loaderData} />
}

type DetailProps = Exclude<Route.ComponentProps['loaderData'], readonly Service[]>

/** `kind` has the site's own texts about this kind of work; of the commercial services this page is their page. */
function Detail({ service, title, kind, samples, questions, estimate }: DetailProps) {
  const { id, serviceName: name, description, detailText } = service
  const t = useTexts()
  const contact = useContactPath()
  const commercial = href('/Commercial')
  const path = siteAddress(collections.service, { id })
  /** The words beside the picture, and the beginning of the text below. */
  const [lead, text] = splitLead(description, detailText)
  const large = pictureOf(service, 'detailImage1', 'serviceImage')
  const small = pictureOf(service, 'detailImage2')
  const brochures = [recordBrochure('services', id, name)]
  return (
    <>
      <JsonLd things={[useServiceData(service, path)]} />
      <PageMeta
        title={t('service.meta', { name: title })}
        description={firstSentences(markdownText(description))}
        path={path}
        image={large}
      />
      <Hero
        title={name}
        path={path}
        parent={{ label: t('service.parent'), path: href('/Services') }}
        label={t('service.banner')}
        words={
          <>
            <Markdown text={lead} under={1} className="max-w-[40ch] text-lead text-muted" />
            <p className="mt-2 button-row">
              <Link to={contact} text={t('service.ask')} look="sun" />
              <ChatLink />
            </p>
            {kind && kind.path !== commercial && <ArrowLink to={kind.path} text={t('service.kind')} className="link" />}
          </>
        }
        picture={large && <Picture {...large} sizes={heroSizes} className={heroPicture} priority />}
      />
      {kind && <Opening kind={kind.key} estimate={estimate} />}
      <article className={`shell part ${small ? 'split gap-y-8' : 'lg:columns-2 lg:gap-14'}`}>
        {small && (
          <div className="grid content-start gap-8">
            <Picture
              {...small}
              sizes="(width >= 62rem) 98vw, 88vw"
              className="aspect-16/9 w-full rounded-md object-cover lg:aspect-3/5"
            />
            <Downloads brochures={brochures} />
          </div>
        )}
        <div>
          <TextSections text={text} />
        </div>
      </article>
      {samples && <LazySamples {...samples} />}
      <Questions questions={questions} />
      <Sidebar
        label={t('service.sidebar')}
        links={<ServiceLinks active={kind?.path ?? commercial} isCurrentPage={isCommercial(service)} />}
        {...(!small && { brochures })}
      />
      <CallToAction texts="services.cta" />
      {(estimate || samples) && <ScriptAfterPaint src={script} />}
    </>
  )
}

function Opening({ kind, estimate }: { kind: ServiceKind; estimate: DetailProps['estimate'] }) {
  const t = useTexts()
  const Drawing = drawings[kind]
  return (
    <>
      <div className="shell pt-(--part) empty:hidden">
        <FigureStrip figures={t.items(`service.${kind}`, ['figure', 'text'])} />
        <AsOf facts={t.cites(`service.${kind}`)} className="mt-2" />
      </div>
      {Drawing && (
        <div className="mt-(--part)">
          <Drawing />
        </div>
      )}
      {estimate && (
        <div className="shell pt-(--part)">
          <Estimate given={businessBill} result={estimate} isWide />
        </div>
      )}
    </>
  )
}

function useServiceData(service: Service, path: string): Thing {
  const { publicUrl } = useSite()
  const provider = useOrganization()
  return {
    '@type': 'Service',
    name: service.serviceName,
    serviceType: service.serviceName,
    description: markdownText(service.description),
    url: usePageUrl()(path),
    image: picturesOf(collections.service, service).map((name) => `${publicUrl}/uploads/${name}`),
    provider
  }
}
