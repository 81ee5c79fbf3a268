import { href } from 'react-router'
import { Prose } from '../prose.tsx'
import { loadServicePage, ServicePage } from '../service-page.tsx'
import type { Route } from './+types/renewable'
import { DayCurve } from './day-curve.tsx'
import { Study } from './study.tsx'
import { UnitsByMonth } from './units-by-month.tsx'

const title = 'Renewable Energy'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, title)

const ways = [
  {
    name: 'Sun on the roof',
    price: '₹3 to ₹4 a unit over 25 years',
    text: 'For work that is done in daylight. Two to four days for a house, ten to fourteen weeks for 50 kW, most of it papers.'
  },
  {
    name: 'Sun on spare land',
    price: '₹3 to ₹5 a unit',
    text: 'For pumps and larger loads. Needs a fence, a cable route and often a permission; the farm pump schemes pay a part.'
  },
  {
    name: 'Wind',
    price: '₹5 to ₹9 a unit for a small turbine',
    text: 'Adds units in the monsoon and at night, where the site has the wind. A year of measuring comes first.'
  },
  {
    name: 'A battery',
    price: '₹1,10,000 to ₹1,60,000 for 5 kWh',
    text: 'Where a cut stops work. It makes no units; it moves them to the hour when you need them, for about ten years.'
  }
]

const facts = [
  { figure: '₹3 to ₹4 a unit', text: 'from a roof of your own, over 25 years' },
  { figure: '2 weeks', text: 'a recorder notes your load, a quarter of an hour at a time' },
  { figure: 'about 10 pages', text: 'of plain account, yours to keep and to show to others who quote' }
]

export default function Renewable({ loaderData: { brochures } }: Route.ComponentProps) {
  return (
    <ServicePage
      brochures={brochures}
      title={title}
      description="Sun, wind and battery compared: what a unit costs, what each is good for, and how a load study finds the cheapest mix."
      path={href('/renewable-energy')}
      lead="Sun, wind and battery side by side: what each is good for, and what a unit of it costs."
      picture="park-and-hills"
      facts={facts}
      bands={
        <>
          <DayCurve />
          <Study />
        </>
      }
      callToAction={{
        title: 'Which hours are yours?',
        text: 'Send twelve months of bills and say when your machines run. You hear within two working days whether a study is worth its fee.',
        linkText: 'Ask about a study'
      }}
    >
      <h2 className="max-w-[16em] text-title">Which of them is right depends on your hours</h2>
      <Prose>
        <p>
          A monthly bill hides when you use power: the compressor that runs at night, the pump that starts at the
          costliest hour, the standby load on Sundays. So we begin with the load and not with the roof. Sometimes the
          cheapest unit is the one not used, and a timer comes first.
        </p>
      </Prose>
      <UnitsByMonth />
      <h3 className="mt-14 text-heading">Four ways, side by side</h3>
      <dl className="mt-5 border-t border-line">
        {ways.map(({ name, price, text }) => (
          <div key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[13rem_1fr]">
            <dt className="text-[1.3125rem] leading-tight font-semibold">{name}</dt>
            <dd>
              <p className="font-medium tabular-nums">{price}</p>
              <p className="mt-1 max-w-[56ch] text-muted">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </ServicePage>
  )
}
