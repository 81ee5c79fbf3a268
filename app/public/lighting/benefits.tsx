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
  { name: 'Sodium lamp, 250 W', units: 1_004, width: 300, look: 'fill-field' },
  { name: 'LED, 100 W', units: 402, width: 120, look: 'fill-sun' }
]

/** What the work brings, in words and in one figure. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="mt-16">
      <h2 id="benefits-title" className="text-title">
        Our work benefits
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-3">
        {benefits.map(({ name, text }) => (
          <div key={name} className="border-t border-ink pt-4">
            <dt className="text-[1.3125rem] leading-tight font-semibold">{name}</dt>
            <dd className="mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <figure className="mt-12 rounded-lg bg-sunken p-6 sm:p-10">
        <figcaption className="max-w-[56ch]">
          <span className="text-lead font-semibold">One street light, eleven hours a night, for a year</span>
          <span className="mt-1 block text-muted">
            602 units less, with the same light on the road. At ₹8 a unit that is about ₹4,800 a year for each pole; a
            lamp of ₹6,500 has paid for itself in sixteen months.
          </span>
        </figcaption>
        <dl className="mt-7 grid gap-5">
          {lamps.map(({ name, units, width, look }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="mt-1 grid grid-cols-[1fr_7rem] items-center gap-4">
                <svg viewBox="0 0 300 24" preserveAspectRatio="none" className="h-7 w-full" aria-hidden="true">
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
    </section>
  )
}
