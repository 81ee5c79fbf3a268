import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { PageHeader } from '../page-header.tsx'
import { pageTitle } from '../seo/page-title.ts'
import { useTexts } from '../texts.tsx'

/** The services, also in place of the one that the navigation asks for where there is none of its name. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const t = useTexts()
  return (
    <>
      <PageHeader
        meta={{ title: pageTitle(t, 'services'), description: t('services.description'), path: href('/Services') }}
        title={t('services.title')}
        lead={t('services.lead')}
      />
      <div className="shell part">
        {services.length > 0 ? (
          <ul>
            {services.map(({ id, serviceName, serviceImage, serviceImageAlt, description }, place) => (
              <li key={id} className="mb-9 border-t border-ink pt-6 last:mb-0 lg:mb-11">
                <Card
                  picture={serviceImage}
                  alt={serviceImageAlt}
                  pictureClass="h-[230px]"
                  sizes="(width >= 84rem) 26rem, (width >= 40rem) 36vw, 90vw"
                  isRow
                  priority={place === 0}
                  title={serviceName}
                  level={2}
                  titleClass="text-title"
                  text={
                    <p className="max-w-[48ch] text-lead whitespace-pre-line text-muted">{markdownText(description)}</p>
                  }
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
