import { indianNumber } from '../../../shared/indian-format.ts'

const lamps = [
  { name: 'Sodium lamp, 250 W', units: 1_004, width: 300, look: 'fill-on-night-muted' },
  { name: 'LED, 100 W', units: 402, width: 120, look: 'fill-sun' }
]

/** A bar chart of what one lamp saves in a year. */
export function StreetLight() {
  return (
    <figure className="on-night mt-12 rounded-lg bg-night px-6 py-8 text-on-night sm:px-10">
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
              <svg
                viewBox="0 0 300 24"
                width="300"
                height="24"
                preserveAspectRatio="none"
                className="h-10 w-full"
                aria-hidden="true"
              >
                <rect width={width} height="24" rx="2" className={look} />
              </svg>
              <span className="font-semibold whitespace-nowrap tabular-nums">{indianNumber(units)} units</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
