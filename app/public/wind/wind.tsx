import { href } from 'react-router'
import { Prose } from '../prose.tsx'
import { loadServicePage, ServicePage } from '../service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/wind'
import { SiteWind } from './site-wind.tsx'

const title = 'Wind Turbine System'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, title)

const facts = [
  {
    figure: '225 kW to 2 MW',
    text: 'the machines in our care, of makes that still build and of makes that have closed'
  },
  { figure: '2 visits a year', text: 'planned: the long one in the dry months, the short one before the monsoon' },
  { figure: '2 hours', text: 'until our engineer has read the log of a machine that stopped' }
]

const visits = [
  {
    when: 'January to March',
    what: 'The long visit',
    text: 'Gearbox oil sample and filters, pitch and yaw bearings, brake, bolt tension, generator alignment, cabinets. Three days for each machine.'
  },
  {
    when: 'May',
    what: 'Before the monsoon',
    text: 'Blades, lightning path, anemometer and vane, battery packs, the safety chain. One day for each machine.'
  },
  {
    when: 'When it stops',
    what: 'Unplanned',
    text: 'Our engineer reads the log within two hours. For a common fault a crew is on site the next working day when the wind allows climbing. We do not climb when it does not.'
  }
]

const prices = [
  { what: 'Two planned visits a year, 225 kW', price: '₹1,40,000' },
  { what: 'Two planned visits a year, 600 kW to 2 MW', price: '₹2,60,000 to ₹4,80,000' },
  { what: 'Unplanned visit without contract, crew of three', price: '₹18,500 a day' },
  { what: 'A year of wind measurement for a small site', price: '₹60,000' }
]

export default function Wind({ loaderData: { brochures } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      brochures={brochures}
      title={title}
      description="Service and repair of wind turbines from 225 kW to 2 MW: what a year of care contains, what it costs, and when a small turbine pays."
      path={href('/wind-turbine-system')}
      lead={t('wind.lead')}
      picture="ridge"
      facts={facts}
      bands={<SiteWind />}
      callToAction={{
        title: 'Send us the nameplate and the last alarm',
        text: 'A photograph of each is enough for a first answer: what it probably is, what it takes, and when a crew could climb.',
        linkText: 'Ask about a turbine'
      }}
    >
      <h2 className="max-w-[16em] text-title">Most of our wind work is keeping machines turning</h2>
      <Prose>
        <p>
          We look after turbines from 225 kW to 2 MW on the ridges of Satara, Sangli and Dhule, of makes whose builders
          still supply parts and of makes whose builders have closed. You get a report with a photograph of each point,
          and a list of what will need money in the next two years.
        </p>
      </Prose>
      <h3 className="mt-14 text-heading">A year of care</h3>
      <ol className="mt-5 border-t border-line">
        {visits.map(({ when, what, text }) => (
          <li key={what} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[12rem_1fr]">
            <p className="text-muted">{when}</p>
            <div>
              <p className="text-[1.3125rem] leading-tight font-semibold">{what}</p>
              <p className="mt-1.5 max-w-[56ch]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <h3 className="mt-14 text-heading">What it costs</h3>
      <dl className="mt-5 border-t border-line tabular-nums">
        {prices.map(({ what, price }) => (
          <div key={what} className="flex flex-wrap justify-between gap-x-10 border-b border-line py-3.5">
            <dt>{what}</dt>
            <dd className="font-semibold">{price}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[62ch] text-base text-muted">
        Without oil, parts and crane, which are quoted for each machine; GST extra. The owner pays the crane to its
        contractor directly, and sees the lifting plan before it is booked.
      </p>
    </ServicePage>
  )
}
