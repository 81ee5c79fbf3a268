import { href } from 'react-router'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in home/when-visible.ts. */
      'when-visible': HTMLAttributes<HTMLElement>
    }
  }
}

const shares = [
  {
    name: 'Wind Turbines',
    percent: 70,
    width: 'w-[70%]',
    delay: '[animation-delay:200ms]',
    text: 'Climbing, oil, bolts, blades and controls. Cranes and the overhaul of gearboxes come from partners.'
  },
  {
    name: 'Solar Panels',
    percent: 90,
    width: 'w-[90%]',
    delay: '[animation-delay:425ms]',
    text: 'Design, frames, wiring, tests and papers. A structural engineer signs for the roof.'
  },
  {
    name: 'Hybrid Energy',
    percent: 80,
    width: 'w-[80%]',
    delay: '[animation-delay:650ms]',
    text: 'Sun, wind and battery on one board. Only the maker of a battery opens it.'
  }
]

/** The share of the company's own people in each kind of work, as bars. */
export function HomeService() {
  return (
    <section className="bg-sunken" aria-labelledby="home-service-title">
      <div className="shell part grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.35fr]">
        <div>
          <p className="text-lead font-medium text-muted">Home Service</p>
          <h2 id="home-service-title" className="mt-2 max-w-[12em] text-title">
            Done by our own people
          </h2>
          <p className="mt-6 max-w-[44ch] text-lead text-muted">
            Of every hundred hours on a job, so many are worked by our own crew. Who does the rest is written in the
            quotation, by name.
          </p>
          <p className="mt-8">
            <a href={href('/Services')} className="button button-quiet">
              See our services
            </a>
          </p>
        </div>
        <when-visible className="grid content-start gap-9">
          {shares.map(({ name, percent, width, delay, text }) => (
            <div key={name}>
              <h3 className="flex items-baseline justify-between gap-4 text-heading">
                {name}
                <span className="text-title font-light tracking-tight tabular-nums">{percent}%</span>
              </h3>
              <progress
                className="sr-only"
                aria-label={`${name}: hours worked by our own crew`}
                value={percent}
                max={100}
              />
              <div aria-hidden="true" className="mt-2 h-3 overflow-clip rounded-full bg-line">
                <div className={`share-bar h-full rounded-full bg-ink ${width} ${delay}`} />
              </div>
              <p className="mt-3 max-w-[56ch] text-muted">{text}</p>
            </div>
          ))}
        </when-visible>
      </div>
    </section>
  )
}
