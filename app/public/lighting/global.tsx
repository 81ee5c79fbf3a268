import { href } from 'react-router'
import { Prose } from '../prose.tsx'
import { loadServicePage, ServicePage } from '../service-page.tsx'
import type { Route } from './+types/global'
import { Benefits } from './benefits.tsx'
import { StreetLight } from './street-light.tsx'

const title = 'Global Optimization'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, title)

const facts = [
  {
    figure: '60% less',
    text: 'power for the same light on the road: an LED of 100 W in place of a sodium lamp of 250 W'
  },
  { figure: '1 week', text: 'of measuring, from panel, blade or lamp to the meter' },
  { figure: 'after 3 months', text: 'we measure again at the same points' }
]

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

export default function Global({ loaderData: { brochures } }: Route.ComponentProps) {
  return (
    <ServicePage
      brochures={brochures}
      title={title}
      description="We find the units that your solar plant, turbine or street lights lose, list them by size, and put the cheapest remedy first."
      path={href('/Global')}
      lead="Finding what a plant or a row of lamps is losing, and putting the cheapest remedy first."
      picture="street-lights"
      facts={facts}
      bands={<Benefits />}
      callToAction={{
        title: 'How many poles, how many hours?',
        text: 'Two numbers and a photograph of one lamp are enough for a first estimate. For a solar plant, send the last twelve readings.',
        linkText: 'Ask for a first estimate'
      }}
    >
      <h2 className="max-w-[16em] text-title">The cheapest unit is the one you have been losing</h2>
      <Prose>
        <p>
          Many plants make less than they could, and nobody notices, because they still make something. We look at the
          whole chain from panel, blade or lamp to the meter, measure for a week, and write down the losses by size,
          each with its price. Then you choose. After three months we measure again at the same points.
        </p>
      </Prose>
      <div className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {lists.map(({ name, items }) => (
          <section key={name}>
            <h3 className="text-heading">{name}</h3>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {items.map((item) => (
                <li key={item} className="py-4 text-[1.1875rem] leading-snug">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <StreetLight />
    </ServicePage>
  )
}
