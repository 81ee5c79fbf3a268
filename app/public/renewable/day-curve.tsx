/** A home with 3 kW on a clear day in March: kW produced and kW used, by the hour. */
const sun = [0, 0, 0, 0, 0, 0, 0.03, 0.35, 0.95, 1.5, 1.95, 2.2, 2.28, 2.2, 1.95, 1.5, 0.95, 0.38, 0.04, 0, 0, 0, 0, 0]
const use = [
  0.22, 0.2, 0.2, 0.2, 0.22, 0.4, 0.85, 1.05, 0.65, 0.4, 0.35, 0.35, 0.45, 0.5, 0.4, 0.38, 0.42, 0.5, 0.8, 1.1, 1.2,
  0.95, 0.6, 0.32
]

const width = 960
const height = 360
const ground = 300
const shares = sharesOf()

/** Production and use over a day: what is used at once, exported and imported. */
export function DayCurve() {
  return (
    <section className="band bg-sunken" aria-labelledby="day-curve-title">
      <div className="shell part">
        <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-2">
          <h2 id="day-curve-title" className="max-w-[14em] text-title">
            One clear day, hour by hour
          </h2>
          <p className="max-w-[52ch] text-lead text-muted">
            A home with 3 kW on its roof. The sun gives most at noon, the home uses most in the evening; the net meter
            stands between them.
          </p>
        </div>
        <figure className="mt-10">
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            className="w-full overflow-hidden"
            role="img"
            aria-labelledby="day-curve-alt"
          >
            <title id="day-curve-alt">
              {`Power by the hour. The roof gives from 6 to 18 hours, at most 2.3 kW at noon; the home uses most at 7 and at 20 hours, 1 and 1.2 kW. Of ${shares.made} units that the roof makes, ${shares.usedAtOnce} are used at once and ${shares.sentOut} go out; ${shares.takenIn} come in from the grid.`}
            </title>
            <clipPath id="under-use">
              <path d={area(use)} />
            </clipPath>
            <path d={area(use)} className="fill-field/25" />
            <path d={area(sun)} className="fill-sun/35" />
            <path d={area(sun)} className="fill-leaf" clipPath="url(#under-use)" />
            <g className="drawing" strokeWidth="3">
              <path d={line(use)} className="stroke-ink" />
              <path d={line(sun)} className="stroke-sun-strong" />
              <path d={`M${x(0)} ${ground}H${x(24)}`} className="text-field" />
            </g>
            <g className="fill-muted text-[17px] tabular-nums max-sm:text-[30px]">
              {[0, 6, 12, 18, 24].map((hour) => (
                <text
                  key={hour}
                  x={x(hour)}
                  y={ground + 38}
                  textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
                >
                  {String(hour).padStart(2, '0')}
                  <tspan className="max-sm:hidden">:00</tspan>
                </text>
              ))}
            </g>
            <g className="fill-ink text-[20px] font-semibold max-sm:text-[32px]">
              <text x={x(12.4)} y={y(2.45)} textAnchor="middle">
                The roof, 2.3 kW at noon
              </text>
              <text x={x(19.9)} y={y(1.4)} textAnchor="middle">
                The home
              </text>
            </g>
          </svg>
          <figcaption>
            <ul className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-3">
              <Share look="bg-leaf" units={shares.usedAtOnce} text="used at once: for these you pay nothing" />
              <Share
                look="bg-sun/35"
                units={shares.sentOut}
                text="sent out through the net meter, and counted for you"
              />
              <Share
                look="bg-field/25"
                units={shares.takenIn}
                text="taken in, in the evening, at night and in the morning"
              />
            </ul>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function Share({ look, units, text }: { look: string; units: string; text: string }) {
  return (
    <li className="flex gap-4">
      <span aria-hidden="true" className={`mt-1.5 size-6 shrink-0 rounded-sm border border-field ${look}`} />
      <span>
        <span className="block text-heading tabular-nums">{units} units</span>
        <span className="text-muted">{text}</span>
      </span>
    </li>
  )
}

function x(hour: number) {
  return (hour / 24) * width
}

function y(power: number) {
  return ground - power * 112
}

/** A smooth line through the middles of the hours (Catmull-Rom). The day repeats. */
function line(powers: readonly number[]): string {
  const hours = powers.length
  const at = (hour: number) => ({ x: x(hour + 0.5), y: y(powers[(hour + 2 * hours) % hours] ?? 0) })
  const curves = Array.from({ length: hours + 2 }, (_, hour) => {
    const [before, from, to, after] = [at(hour - 2), at(hour - 1), at(hour), at(hour + 1)]
    const first = `${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)}`
    const second = `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)}`
    return `C${first} ${second} ${round(to.x)} ${round(to.y)}`
  })
  const { x: startX, y: startY } = at(-1)
  return `M${round(startX)} ${round(startY)}${curves.join('')}`
}

function area(powers: readonly number[]): string {
  return `${line(powers)}V${ground}H${x(-0.5)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The day's units: 1 kW for an hour is a unit. */
function sharesOf() {
  const sum = (of: (sun: number, use: number) => number) =>
    sun.reduce((units, power, hour) => units + of(power, use[hour] ?? 0), 0).toFixed(1)
  return {
    made: sum((given) => given),
    usedAtOnce: sum((given, used) => Math.min(given, used)),
    sentOut: sum((given, used) => Math.max(given - used, 0)),
    takenIn: sum((given, used) => Math.max(used - given, 0))
  }
}
