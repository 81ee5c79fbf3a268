import { href } from 'react-router'
import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { Picture } from '../../../ui/picture.tsx'
import { AsOf } from '../as-of.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ArrowLink } from '../link.tsx'
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
          <ul className="border-b border-ink">
            {services.map(({ id, serviceName, serviceImage, serviceImageAlt, description }, place) => (
              <li
                key={id}
                className="group relative grid gap-x-10 gap-y-4 border-t border-ink py-6 max-sm:first:border-t-0 max-sm:first:pt-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)]"
              >
                <Picture
                  name={serviceImage}
                  alt={serviceImageAlt}
                  sizes="(width >= 62rem) 27vw, (width >= 40rem) 36vw, 88vw"
                  className="h-[230px] w-full rounded-md object-cover sm:max-lg:row-span-2"
                  priority={place === 0}
                />
                <div>
                  <h2 className="text-[clamp(1.5rem,2vw,1.75rem)] leading-tight group-hover:underline">
                    {serviceName}
                  </h2>
                  <p className="mt-2 max-w-[52ch] whitespace-pre-line">{markdownText(description)}</p>
                  <ArrowLink
                    to={siteAddress(collections.service, { id })}
                    text={t('services.readMore')}
                    of={serviceName}
                    className="mt-1 font-medium text-link after:absolute after:inset-0"
                  />
                </div>
                <dl className="grid grid-cols-2 content-start gap-x-4 lg:grid-cols-1">
                  {(kinds[place] ? t.items(kinds[place].figures, ['figure', 'text']).slice(0, 2) : []).map(
                    ({ figure, text }) => (
                      <div
                        key={text}
                        className="flex flex-col-reverse justify-end border-t border-line py-2 lg:first:border-t-0 lg:first:pt-0"
                      >
                        <dt className="text-[0.9375rem] leading-snug text-muted">{text}</dt>
                        <dd className="figure text-heading">{figure}</dd>
                      </div>
                    )
                  )}
                </dl>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('services.empty')}</p>
        )}
        <AsOf facts={kinds.flatMap((kind) => kind?.facts ?? [])} className="mt-4" />
      </div>
      <CallToAction of="services.cta" />
    </>
  )
}
