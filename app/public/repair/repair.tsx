import { href } from 'react-router'
import { Photo } from '../photo.tsx'
import { Prose } from '../prose.tsx'
import { questionsData } from '../seo/json-ld.ts'
import { JsonLd } from '../seo/json-ld-script.tsx'
import { loadServicePage, ServicePage } from '../service-page.tsx'
import type { Route } from './+types/repair'
import { questions } from './questions.ts'
import { Questions } from './questions.tsx'

const title = 'Repair & Maintenance'

const facts = [
  { figure: '1 fault in 3', text: 'is cleared on the telephone, from a photograph of the display' },
  {
    figure: '2 working days',
    text: 'until somebody is there in and around Pune; four elsewhere in the districts we serve'
  },
  { figure: '₹1,200', text: 'for a single visit to a home of up to 5 kW, parts extra and named before we fit them' }
]

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, title)

export default function Repair({ loaderData: { brochures } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd things={[questionsData(questions)]} />
      <ServicePage
        brochures={brochures}
        title={title}
        description="Repair and maintenance of solar plants, wind turbines and LED lighting of any brand: what a visit does, how soon we come and what it costs."
        path={href('/Repair')}
        lead="Solar plants, wind turbines and street lights of any brand, also where the builder has closed."
        picture="panel-row"
        facts={facts}
        bands={<Questions />}
        callToAction={{
          title: 'Something has stopped?',
          text: 'A burnt smell, a hot cable or a hanging panel: switch off the DC isolator, stay away, and call. Everything else can wait for a photograph.',
          linkText: 'Report a fault'
        }}
      >
        <h2 className="max-w-[18em] text-title">A plant has 25 years to break. Most of it need not.</h2>
        <Prose>
          <p>
            A solar plant has no moving parts, but it stands in sun, dust, rain and lightning. What fails is seldom the
            glass. It is the connector that was not pressed home, the surge protector that did its duty in the last
            storm, the earth pit that dried out, the fan of the inverter.
          </p>
          <p>
            A visit to a home takes about two hours. We clean the panels with soft water, tighten the clamps, measure
            each string, test the earth and read the inverter’s log. You get one sheet: what was measured, what is good,
            what is not, and what it costs to put right.
          </p>
        </Prose>
        <div className="mt-12 grid gap-8 sm:grid-cols-2">
          <Photo
            name="frames"
            sizes="(width >= 62rem) 30vw, (width >= 40rem) 45vw, 90vw"
            className="aspect-4/3 w-full rounded-md object-cover"
          />
          <Photo
            name="rotor"
            sizes="(width >= 62rem) 30vw, (width >= 40rem) 45vw, 90vw"
            className="aspect-4/3 w-full rounded-md object-cover sm:mt-16"
          />
        </div>
        <p className="mt-2 text-base text-muted">Illustrations</p>
        <Prose className="mt-10">
          <p>
            Wind turbines are seen to twice a year: the long visit in the dry months for oil, bolts, bearings and
            cabinets, the short one before the monsoon for blades and the lightning path. We read the alarm history
            first, so that the crew carries the right part up the tower.
          </p>
          <p>
            Street lights are numbered pole by pole. You telephone with the number, and the crew brings the driver, the
            surge protector or the lamp that this pole has. Broken panels, lamps and batteries go to an authorised
            recycler, and you get the receipt.
          </p>
        </Prose>
      </ServicePage>
    </>
  )
}
