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

export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="band on-night bg-night text-on-night">
      <div className="shell part">
        <h2 id="benefits-title" className="text-title">
          Our work benefits
        </h2>
        <dl className="mt-8 grid gap-x-12 lg:mt-12 lg:grid-cols-3">
          {benefits.map(({ name, text }) => (
            <div key={name} className="border-t border-night-line py-5">
              <dt className="text-[1.3125rem] leading-tight font-semibold">{name}</dt>
              <dd className="mt-2 max-w-[52ch] text-on-night-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
