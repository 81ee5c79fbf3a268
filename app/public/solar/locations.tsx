const locations = [
  { name: 'Offices', text: 'Work by day, sun by day: nearly every unit is used on the spot.' },
  { name: 'Educational Institutes', text: 'Built in the holidays; in May the surplus goes to the grid.' },
  { name: 'Hospitals', text: 'With a battery for what must not stop, tested every three months.' },
  { name: 'Factories', text: 'Sheet roofs are checked by a structural engineer, bay by bay.' },
  { name: 'Small & Medium Industries', text: 'Sized for the shift, and for the demand charge that stays on the bill.' }
]

export function Locations() {
  return (
    <section aria-labelledby="locations-title">
      <h2 id="locations-title" className="text-title">
        Installation Locations
      </h2>
      <p className="mt-5 max-w-[60ch] text-muted">
        We work here as well, but without the subsidy: it applies only to domestic customers and residential societies.
      </p>
      <dl className="mt-5 border-t border-line">
        {locations.map(({ name, text }) => (
          <div key={name} className="grid gap-x-8 border-b border-line py-3.5 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
