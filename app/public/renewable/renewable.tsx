import { href } from 'react-router'
import { Entries, Steps } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import type { Route } from './+types/renewable'
import { DayCurve } from './day-curve.tsx'
import { UnitsByMonth } from './units-by-month.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'Renewable Energy')

const ways = [
  {
    name: 'Sun on the roof',
    detail: '₹3 to ₹4 a unit over 25 years',
    text: 'For work that is done in daylight. Two to four days for a house, ten to fourteen weeks for 50 kW, most of it papers.'
  },
  {
    name: 'Sun on spare land',
    detail: '₹3 to ₹5 a unit',
    text: 'For pumps and larger loads. Needs a fence, a cable route and often a permission; the farm pump schemes pay a part.'
  },
  {
    name: 'Wind',
    detail: '₹5 to ₹9 a unit for a small turbine',
    text: 'Adds units in the monsoon and at night, where the site has the wind. A year of measuring comes first.'
  },
  {
    name: 'A battery',
    detail: '₹1,10,000 to ₹1,60,000 for 5 kWh',
    text: 'Where a cut stops work. It makes no units; it moves them to the hour when you need them, for about ten years.'
  }
]

const steps = [
  { name: 'Record', text: 'A recorder in your panel board notes the load for two weeks.' },
  { name: 'Compare', text: 'We compare the ways to serve it, month by month, with price and yearly care.' },
  { name: 'Report', text: 'You get about ten pages, yours to keep and to show to others who quote.' },
  { name: 'Build, or not', text: 'If you build with us, the fee of ₹15,000 to ₹40,000 comes off the price.' }
]

export default function Renewable({ loaderData: { brochures } }: Route.ComponentProps) {
  return (
    <ServicePage
      page="renewable"
      path={href('/renewable-energy')}
      picture="park-and-hills"
      brochures={brochures}
      bands={
        <>
          <DayCurve />
          <Steps title="How a study goes" items={steps} />
        </>
      }
    >
      <UnitsByMonth />
      <Entries title="Four ways, side by side" items={ways} />
    </ServicePage>
  )
}
