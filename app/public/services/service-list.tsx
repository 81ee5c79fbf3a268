import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { preloadFigures } from '../figure-strip.tsx'
import { ArrowLink } from '../link.tsx'
import { serviceLinks } from '../navigation.ts'
import { PageHeader } from '../page-header.tsx'
import { pictureOf } from '../picture-of.ts'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'

/** What the key figures name. */
const facts = [
  'price.home.1kw',
  'price.business.perKw',
  'price.wind.contract225',
  'price.visit.repair',
  'price.survey',
  'price.study'
]

/** The services, also in place of the one that the navigation asks for where there is none of its name. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const t = useTexts()
  preloadFigures()
  const figures = services.map(({ serviceName }) => {
    const kind = serviceLinks.find(({ label }) => t(label) === serviceName)
    return kind && t(kind.fact)
  })
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
      <div className="shell part">
        {services.length > 0 ? (
          <ul className="border-b border-ink">
            {services.map(({ id, serviceName, serviceImage, serviceImageAlt, description }, place) => (
              <li
                key={id}
                className="group relative grid gap-x-12 gap-y-4 border-t border-ink py-6 max-sm:first:border-t-0 max-sm:first:pt-0 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]"
              >
                <div>
                  <h2 className="text-heading group-hover:underline">{serviceName}</h2>
                  <p className="mt-2 figure text-[1.375rem] leading-snug whitespace-pre-line empty:hidden">
                    {figures[place]}
                  </p>
                </div>
                <div className="flex flex-col items-start sm:max-lg:col-start-1">
                  <p className="max-w-[48ch] text-lead text-wrap whitespace-pre-line">{markdownText(description)}</p>
                  <ArrowLink
                    to={siteAddress(collections.service, { id })}
                    text={t('services.readMore')}
                    of={serviceName}
                    className="mt-3 font-medium text-link after:absolute after:inset-0"
                  />
                </div>
                <Picture
                  name={serviceImage}
                  alt={serviceImageAlt}
                  sizes="(width >= 62rem) 33vw, (width >= 40rem) 38vw, 88vw"
                  className="h-[230px] w-full rounded-md object-cover max-sm:-order-1 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1"
                  priority={place === 0}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('services.empty')}</p>
        )}
        {figures.some(Boolean) && <AsOf facts={facts} className="mt-4" />}
      </div>
      <CallToAction of="services.cta" />
    </>
  )
}
