import { href } from 'react-router'
import { Entries, PriceList } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import type { Route } from './+types/wind'
import { SiteWind } from './site-wind.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'Wind Turbine System')

const visits = [
  {
    name: 'The long visit',
    detail: 'January to March',
    text: 'Gearbox oil sample and filters, pitch and yaw bearings, brake, bolt tension, generator alignment, cabinets. Three days for each machine.'
  },
  {
    name: 'Before the monsoon',
    detail: 'May',
    text: 'Blades, lightning path, anemometer and vane, battery packs, the safety chain. One day for each machine.'
  },
  {
    name: 'Unplanned',
    detail: 'When it stops',
    text: 'Our engineer reads the log within two hours. For a common fault a crew is on site the next working day when the wind allows climbing. We do not climb when it does not.'
  }
]

const prices = [
  { what: 'Two planned visits a year, 225 kW', price: '₹1,40,000' },
  { what: 'Two planned visits a year, 600 kW to 2 MW', price: '₹2,60,000 to ₹4,80,000' },
  { what: 'Unplanned visit without contract, crew of three', price: '₹18,500 a day' },
  { what: 'A year of wind measurement for a small site', price: '₹60,000' }
]

const priceNote =
  'Without oil, parts and crane, which are quoted for each machine; GST extra. You pay the crane contractor directly, and see the lifting plan before it is booked.'

export default function Wind({ loaderData: { brochures } }: Route.ComponentProps) {
  return (
    <ServicePage
      page="wind"
      path={href('/wind-turbine-system')}
      picture="ridge"
      brochures={brochures}
      bands={<SiteWind />}
    >
      <Entries title="A year of maintenance" items={visits} />
      <PriceList title="What it costs" items={prices} note={priceNote} />
    </ServicePage>
  )
}
