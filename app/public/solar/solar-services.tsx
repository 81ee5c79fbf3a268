import { href } from 'react-router'
import { CallToAction } from '../call-to-action.tsx'
import { PageHero } from '../page-hero.tsx'
import { Prose } from '../prose.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { FollowUs } from '../sidebar/follow-us.tsx'
import { QuestionsBox } from '../sidebar/questions-box.tsx'
import { SidebarPart, WithSidebar } from '../sidebar/sidebar.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/solar-services'
import { Features } from './features.tsx'
import { FirstUnit } from './first-unit.tsx'
import { Locations } from './locations.tsx'
import { calculateSubsidy, readSubsidyQuery } from './subsidy.ts'
import { SubsidyFigures } from './subsidy-figures.tsx'
import { SubsidyForm } from './subsidy-form.tsx'
import { SubsidyTable } from './subsidy-table.tsx'
import { VisitBanner } from './visit-banner.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const query = readSubsidyQuery(new URL(request.url).searchParams)
  return { query, result: query && calculateSubsidy(query) }
}

const supplies = ['Solar PV Panels', 'Off Grid Inverter', 'Solar Pumps', 'Solar Batteries', 'On Grid / Hybrid Inverter']

const facts = [
  { figure: '₹78,000', text: 'subsidy for 3 kW, paid to your own bank account' },
  { figure: 'up to 90%', text: 'lower electricity bill, with the right size of plant' },
  { figure: '2 to 4 days', text: 'of work on the roof of a house' }
]

export default function SolarServices({ loaderData: { query, result } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <>
      <PageMeta
        title="Solar Services"
        description="Rooftop solar under PM Surya Ghar: ₹30,000 for 1 kW, ₹60,000 for 2 kW, ₹78,000 for 3 kW. What the plant costs, what you pay, and who does the papers."
        path={href('/SolarServices')}
        noindex={query !== undefined}
      />
      <PageHero
        title="Solar Services"
        lead="A plant for your roof, the subsidy for it, and all the papers in between, from one team."
        picture="roof-array"
        facts={facts}
      />
      <WithSidebar
        label="More about solar"
        sidebar={
          <>
            <SidebarPart title="What we fit" isContent>
              <ul className="divide-y divide-line border-y border-line">
                {supplies.map((supply) => (
                  <li key={supply} className="flex min-h-12 items-center">
                    {supply}
                  </li>
                ))}
              </ul>
            </SidebarPart>
            <QuestionsBox isWhole />
            <FollowUs />
          </>
        }
        bands={
          <>
            <VisitBanner />
            <FirstUnit />
            <section className="band">
              <div className="shell part grid gap-x-20 gap-y-14 lg:grid-cols-2">
                <WhyChooseUs />
                <Locations />
              </div>
            </section>
            <Features />
            <CallToAction
              title="One bill is enough to begin"
              text="Send a photograph of your last electricity bill. You get the size that fits your use, its price and the subsidy for it, in writing."
              linkText="Send us your bill"
            />
          </>
        }
      >
        <h2 className="max-w-[18em] text-title">PM Surya Ghar: the government pays part of your roof</h2>
        <Prose paragraphs={t.list('solar.scheme')} />
        <SubsidyFigures />
        <SubsidyTable />
        <SubsidyForm query={query} result={result} />
      </WithSidebar>
    </>
  )
}
