import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { AsOf } from '../as-of.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { serviceLinks } from '../navigation.ts'
import { PageHeader } from '../page-header.tsx'
import { pictureOf } from '../picture-of.ts'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'

/** The services; shown also in place of one that the navigation names and that does not exist. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const t = useTexts()
  const kinds = services.map(({ serviceName }) => serviceLinks.find(({ label }) => t(label) === serviceName))
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
          <ul className="grid gap-y-10 lg:gap-y-8">
            {services.map(({ id, serviceName, serviceImage, serviceImageAlt, description }, place) => (
              <li key={id} className="sm:border-t sm:border-ink sm:pt-8 sm:first:border-0 sm:first:pt-0">
                <Card
                  picture={serviceImage}
                  alt={serviceImageAlt}
                  layout="row"
                  sizes="(width >= 62rem) 28vw, (width >= 40rem) 36vw, 88vw"
                  pictureClass="h-[230px] object-[50%_35%]"
                  priority={place === 0}
                  title={serviceName}
                  level={2}
                  titleClass="text-heading"
                  text={<p className="max-w-[60ch] whitespace-pre-line">{markdownText(description)}</p>}
                  link={{ text: t('services.readMore'), path: siteAddress(collections.service, { id }) }}
                >
                  <dl className="mt-3 grid gap-x-6 border-y border-line empty:hidden max-lg:grid-cols-2 lg:grid-cols-3">
                    {(kinds[place] ? t.items(`service.${kinds[place].key}`, ['figure', 'text']) : []).map(
                      ({ figure, text }) => (
                        <div key={text} className="row-span-2 grid grid-rows-subgrid py-2 max-lg:last:nth-3:hidden">
                          <dt className="text-base leading-snug text-muted">{text}</dt>
                          <dd className="order-first figure text-[1.375rem] leading-tight lg:text-[1.75rem]">
                            {figure}
                          </dd>
                        </div>
                      )
                    )}
                  </dl>
                </Card>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('services.empty')}</p>
        )}
        <AsOf facts={t.cites(...kinds.map((kind) => `service.${kind?.key}.`))} className="mt-4" />
      </div>
      <CallToAction texts="services.cta" />
    </>
  )
}
