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
        drawing={['homeWithLadder', 'van', 'mast', 'turbine']}
      />
      <div className="shell pt-4 pb-16 lg:pt-8 lg:pb-24">
        {services.length > 0 ? (
          <ul className="divide-y divide-line">
            {services.map(({ id, serviceName, serviceImage, serviceImageAlt, description }, place) => (
              <li key={id} className="py-8 lg:py-10">
                <article className="group relative grid gap-x-12 gap-y-5 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-x-20">
                  <Picture
                    name={serviceImage}
                    alt={serviceImageAlt}
                    sizes="(width >= 62rem) 27rem, (width >= 48rem) 22rem, 90vw"
                    className="h-[230px] w-full rounded-md object-cover"
                    priority={place === 0}
                  />
                  <div className="flex flex-col justify-center">
                    <h2 className="text-[clamp(1.625rem,1.35rem+1.2vw,2.375rem)] leading-tight">{serviceName}</h2>
                    <p className="mt-3 max-w-[58ch] text-muted lg:text-[1.1875rem]">{markdownText(description)}</p>
                    <ArrowLink
                      to={siteAddress(collections.service, { id })}
                      text={t('services.readMore')}
                      of={serviceName}
                      className="mt-2 self-start font-medium text-link after:absolute after:inset-0 group-hover:underline"
                    />
                  </div>
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
