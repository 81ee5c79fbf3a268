import { href } from 'react-router'
import { readContent } from '../load.ts'
import { PageMeta } from '../page-meta.tsx'
import { Photo } from '../photo.tsx'
import { brochuresFor } from '../sidebar/brochures.ts'
import { ServicePage } from '../sidebar/service-page.tsx'
import type { Route } from './+types/global'
import { Benefits } from './benefits.tsx'

const title = 'Global Optimization'

export function loader({ context }: Route.LoaderArgs) {
  return readContent(context, 'Could not load the page.', async (content) => ({
    brochures: await brochuresFor(content, title)
  }))
}

const lists = [
  {
    name: 'Street and Flood Lights',
    items: [
      'Maintenance and repair of any brand of LED lights',
      'Modification services for industrial and commercial LED lights',
      'Erection and commissioning of LED high mast poles',
      'Annual maintenance contracts available'
    ]
  },
  {
    name: 'Solar Services',
    items: ['Solar PV panels', 'Off-grid inverter', 'Solar pumps', 'Solar batteries', 'On-grid/hybrid inverter']
  }
]

/** Finding what a plant or a row of lamps is losing. */
export default function Global({ loaderData: { brochures } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={title}
        description="We find the units that your solar plant, turbine or street lights lose, list them by size, and put the cheapest remedy first."
        path={href('/Global')}
      />
      <ServicePage title={title} brochures={brochures}>
        <h2 className="max-w-[16em] text-title">The cheapest unit is the one you have been losing</h2>
        <div className="prose mt-6 text-[1.1875rem] leading-relaxed">
          <p>
            Many plants make less than they could, and nobody notices, because they still make something. We look at the
            whole chain from panel, blade or lamp to the meter, measure for a week, and write down the losses by size,
            each with its price. Then you choose. After three months we measure again at the same points.
          </p>
        </div>
        <div className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {lists.map(({ name, items }) => (
            <section key={name}>
              <h3 className="text-heading">{name}</h3>
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {items.map((item) => (
                  <li key={item} className="py-3">
                    {item}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <figure className="mt-14">
          <Photo
            name="panel-tables"
            sizes="(width >= 62rem) 62vw, 90vw"
            className="aspect-4/3 w-full rounded-md object-cover sm:aspect-2/1"
          />
          <figcaption className="mt-2 text-base text-muted">
            One weak panel holds back its whole string. (Illustration)
          </figcaption>
        </figure>
        <Benefits />
      </ServicePage>
    </>
  )
}
