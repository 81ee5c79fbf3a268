const benefits = [
  {
    name: 'A list, not a sales talk',
    text: 'Every loss has a line: where it is, how many units it takes in a year, what the remedy costs and when it has paid for itself.'
  },
  {
    name: 'Cleaning and settings first',
    text: 'Half of what we find needs a brush, a spanner or a changed setting. New parts come last, and only where they pay within four years.'
  },
  {
    name: 'Measured before and after',
    text: 'The same points, the same instruments. What did not improve stands in the report as well, and is not charged.'
  }
]

const lamps = [
  { name: 'Sodium lamp, 250 W', units: 1_004, width: 300, look: 'fill-on-night-muted' },
  { name: 'LED, 100 W', units: 402, width: 120, look: 'fill-sun' }
]

/** What the work brings, in words and in one figure. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="band on-night bg-night text-on-night">
      <div className="shell part grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 id="benefits-title" className="text-title">
            Our work benefits
          </h2>
          <dl className="mt-8">
            {benefits.map(({ name, text }) => (
              <div key={name} className="border-t border-night-line py-5">
                <dt className="text-[1.3125rem] leading-tight font-semibold">{name}</dt>
                <dd className="mt-2 max-w-[52ch] text-on-night-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <StreetLight />
      </div>
    </section>
  )
}

/** What one lamp saves in a year, drawn to its measure. */
function StreetLight() {
  return (
    <figure className="self-center">
      <figcaption className="max-w-[52ch]">
        <span className="mb-4 block text-figure font-light tracking-tight tabular-nums">602 units</span>
        <span className="text-lead font-semibold">One street light, eleven hours a night, for a year</span>
        <span className="mt-2 block text-on-night-muted">
          Fewer than before, with the same light on the road. At ₹8 a unit that is about ₹4,800 a year for each pole; a
          lamp of ₹6,500 has paid for itself in sixteen months.
        </span>
      </figcaption>
      <dl className="mt-9 grid gap-6">
        {lamps.map(({ name, units, width, look }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="mt-1 grid grid-cols-[1fr_7rem] items-center gap-4">
              <svg viewBox="0 0 300 24" preserveAspectRatio="none" className="h-10 w-full" aria-hidden="true">
                <rect width={width} height="24" rx="2" className={look} />
              </svg>
              <span className="font-semibold whitespace-nowrap tabular-nums">
                {units.toLocaleString('en-IN')} units
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
