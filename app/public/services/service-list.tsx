import type { Service } from '../../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { Banner } from '../banner.tsx'
import { Icon } from '../icons.tsx'
import { serviceAddress } from './address.ts'

/** Everything the company does. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <>
      <Banner title="Services" trail={[{ label: 'Services' }]} />
      <div className="shell pt-10 pb-20 lg:pt-16 lg:pb-28">
        {services.length > 0 ? (
          <ul className="grid gap-x-12 gap-y-14 md:grid-cols-2 lg:gap-x-16 lg:gap-y-20">
            {services.map((service, place) => (
              <li key={service.id}>
                <ServiceCard service={service} priority={place === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">There are no services to show yet.</p>
        )}
      </div>
    </>
  )
}

interface ServiceCardProps {
  service: Service
  /** The first card of the page: its picture is fetched at once. */
  priority: boolean
}

/** A service in short. The whole card leads to it. */
function ServiceCard({ service: { id, serviceName, serviceImage, description }, priority }: ServiceCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        name={serviceImage}
        alt=""
        sizes="(width >= 84rem) 37rem, (width >= 48rem) 45vw, 90vw"
        className="h-[230px] w-full rounded-md object-cover"
        priority={priority}
      />
      <h2 className="mt-6 text-heading">{serviceName}</h2>
      <p className="mt-2 max-w-[56ch] text-muted">{description}</p>
      <a
        href={serviceAddress(id)}
        aria-label={`Read More: ${serviceName}`}
        className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 font-medium text-link after:absolute after:inset-0 group-hover:underline"
      >
        Read More
        <Icon name="right" />
      </a>
    </article>
  )
}
