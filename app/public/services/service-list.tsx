import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { PageHeader } from '../page-header.tsx'
import { useTexts } from '../texts.tsx'

/** The services, also in place of the one that the navigation asks for where there is none of its name. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const t = useTexts()
  return (
    <>
      <PageHeader
        meta={{ description: t('services.description'), path: href('/Services') }}
        title={t('services.title')}
        lead={t('services.lead')}
      />
      <div className="shell part">
        {services.length > 0 ? (
          <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2 lg:gap-x-16">
            {services.map(({ id, serviceName, serviceImage, serviceImageAlt, description }, place) => (
              <li key={id}>
                <Card
                  picture={serviceImage}
                  alt={serviceImageAlt}
                  sizes="(width >= 84rem) 36rem, (width >= 48rem) 44vw, 90vw"
                  pictureClass="h-[230px]"
                  priority={place === 0}
                  title={serviceName}
                  level={2}
                  text={markdownText(description)}
                  link={{ text: t('services.readMore'), path: siteAddress(collections.service, { id }) }}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('services.empty')}</p>
        )}
      </div>
      <CallToAction of="services.cta" />
    </>
  )
}
