import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { AsOf } from '../as-of.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { FactFigures } from '../fact-figures.tsx'
import { ArrowLink } from '../link.tsx'
import { kindOfService, type ServiceKind, serviceLinks } from '../navigation.ts'
import { PageHeader } from '../page-header.tsx'
import { pictureOf } from '../picture-of.ts'
import { Section } from '../section.tsx'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'

/** The kinds of work for what stands already; all others build. */
const care: readonly ServiceKind[] = ['wind', 'repair', 'global']

/** The services; shown also in place of one that the navigation names and that does not exist. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const t = useTexts()
  const known = services.map((service) => ({ ...service, kind: kindOfService(service)?.key }))
  const groups = Object.groupBy(known, ({ kind }) => (kind && care.includes(kind) ? 'care' : 'build'))
  return (
    <>
      <PageHeader
        meta={{
          title: pageTitle(t, 'services'),
          description: t('services.description'),
          path: href('/Services'),
          image: services[0] && pictureOf(services[0], 'serviceImage')
        }}
        title={t('services.title')}
        lead={t('services.lead')}
      />
      <Needs kinds={new Set(known.flatMap(({ kind }) => kind ?? []))} />
      <div className="shell grid gap-y-14 part">
        {services.length === 0 && <p className="text-muted">{t('services.empty')}</p>}
        {groups.build && <Group name="build" services={groups.build} hasLead />}
        {groups.care && <Group name="care" services={groups.care} />}
        <AsOf className="-mt-8" facts={t.cites(...known.map(({ kind }) => `service.${kind}.`))} />
      </div>
      <CallToAction texts="services.cta" />
    </>
  )
}

/** The page of a service for each need that brings people here, in their words. */
function Needs({ kinds }: { kinds: ReadonlySet<ServiceKind> }) {
  const t = useTexts()
  const title = t('services.need')
  const needs = serviceLinks.filter(({ key }) => kinds.has(key) && t(`services.need.${key}`))
  if (needs.length < 2 || !title) return null
  return (
    <nav aria-labelledby="needs" className="bg-sunken dark:border-y dark:border-line">
      <div className="shell py-6 lg:py-12">
        <h2 id="needs" className="text-heading">
          {title}
        </h2>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {needs.map(({ key, path }) => (
            <li key={key} className="border-t border-field py-1.5">
              <ArrowLink
                to={path}
                text={t(`services.need.${key}`)}
                className="link w-full justify-between text-lead font-semibold"
              />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

interface GroupProps {
  name: 'build' | 'care'
  services: readonly (Service & { kind: ServiceKind | undefined })[]
  /** The first is shown larger than the others. */
  hasLead?: boolean
}

function Group({ name, services, hasLead = false }: GroupProps) {
  const t = useTexts()
  const small = services.length - Number(hasLead)
  const isInThrees = small % 3 === 0
  return (
    <Section title={t(`services.${name}`)} size="title">
      <ul className={`mt-6 grid gap-x-10 gap-y-12 sm:grid-cols-2 ${isInThrees ? 'lg:grid-cols-3' : ''}`}>
        {services.map(({ id, serviceName, serviceImage, serviceImageAlt, description, kind }, place) => {
          const isLead = hasLead && place === 0
          const isAlone = small % 2 === 1 && place === services.length - 1
          const figures = kind ? t.items(`service.${kind}`, ['figure', 'text']) : []
          const facts = figures.map(({ figure, text }) => ({ name: text, value: figure }))
          return (
            <li
              key={id}
              className={
                isLead
                  ? 'sm:col-span-full'
                  : `sm:row-span-5 sm:grid sm:grid-rows-subgrid ${isAlone ? 'sm:max-lg:col-span-full' : ''}`
              }
            >
              <Card
                picture={serviceImage}
                alt={serviceImageAlt}
                layout={isLead ? 'lead' : 'aligned'}
                beside={isLead ? undefined : 'title'}
                sizes={`(width >= 62rem) ${isLead ? 52 : 42}vw, (width >= 40rem) ${isLead || isAlone ? 90 : 44}vw, 88vw`}
                pictureClass="aspect-16/9"
                priority={isLead}
                title={serviceName}
                titleClass={isLead ? 'text-[2rem] leading-tight' : 'text-heading'}
                text={
                  isLead ? (
                    <div className="grid w-full gap-6">
                      <p className="text-lead whitespace-pre-line">{markdownText(description)}</p>
                      <FactFigures facts={facts} isList />
                    </div>
                  ) : (
                    markdownText(description)
                  )
                }
                {...(!isLead && { figures: facts.slice(0, 1), isFigureList: true })}
                link={{ text: t('services.readMore'), path: siteAddress(collections.service, { id }) }}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
