import type { Service } from '../../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'

/** What the company does: large pictures in a changing measure, wide beside narrow and narrow beside wide. */
export function Services({ services }: { services: Service[] }) {
  return (
    <section id="services" tabIndex={-1} className="bg-sunken outline-none" aria-labelledby="services-title">
      <div className="shell part">
        <h2 id="services-title" className="text-title">
          What we do
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-12 lg:gap-y-16">
          {services.map(({ id, serviceName, serviceImage, description }) => (
            <li
              key={id}
              className="lg:[&:nth-child(4n+1),&:nth-child(4n)]:col-span-7 lg:[&:nth-child(4n+2),&:nth-child(4n+3)]:col-span-5"
            >
              <Picture
                name={serviceImage}
                alt=""
                sizes="(width >= 48rem) 45vw, 90vw"
                className="h-48 w-full rounded-md object-cover sm:h-72 lg:h-80"
              />
              <h3 className="mt-5 text-heading">{serviceName}</h3>
              <p className="mt-2 max-w-[56ch] text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
