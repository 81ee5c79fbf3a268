import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { Picture } from '../../../ui/picture.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ArrowLink } from '../link.tsx'
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
                <article className="group relative flex h-full flex-col border-t-2 border-ink">
                  <Picture
                    name={serviceImage}
                    alt={serviceImageAlt}
                    sizes="(width >= 84rem) 36rem, (width >= 48rem) 44vw, 90vw"
                    className="h-[230px] w-full object-cover"
                    priority={place === 0}
                  />
                  <h2 className="mt-4 text-heading group-hover:underline">{serviceName}</h2>
                  <p className="mt-2 max-w-[58ch] text-muted">{markdownText(description)}</p>
                  <ArrowLink
                    to={siteAddress(collections.service, { id })}
                    text={t('services.readMore')}
                    of={serviceName}
                    className="mt-auto text-[0.9375rem] font-medium text-link after:absolute after:inset-0"
                  />
                </article>
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
