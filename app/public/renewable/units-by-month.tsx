/** Units (kWh) of a plant of 3 kW near Pune, on average since 2012. */
const months = [
  { name: 'January', units: 380 },
  { name: 'February', units: 385 },
  { name: 'March', units: 440 },
  { name: 'April', units: 435 },
  { name: 'May', units: 430 },
  { name: 'June', units: 325 },
  { name: 'July', units: 260 },
  { name: 'August', units: 265 },
  { name: 'September', units: 325 },
  { name: 'October', units: 380 },
  { name: 'November', units: 365 },
  { name: 'December', units: 365 }
]

const all = months.map(({ units }) => units)
/** The highest and the lowest: a phone has no room for more figures. */
const extremes = new Set([Math.max(...all), Math.min(...all)])

export function UnitsByMonth() {
  return (
    <figure className="on-night mt-12 rounded-lg bg-night px-6 py-8 text-on-night sm:px-10">
      <svg
        viewBox="0 0 720 290"
        width="720"
        height="290"
        className="w-full"
        role="img"
        aria-label={`Units by month: ${months.map(({ name, units }) => `${name} ${units}`).join(', ')}`}
      >
        {months.map(({ name, units }, month) => (
          <g key={name} transform={`translate(${month * 60 + 6} 0)`}>
            <rect
              y={250 - units / 2}
              width="48"
              height={units / 2}
              rx="3"
              className={units < 350 ? 'fill-sun/55' : 'fill-sun'}
            />
            <text
              x="24"
              y={240 - units / 2}
              textAnchor="middle"
              className={`fill-on-night text-[18px] font-medium tabular-nums max-sm:text-[34px] ${extremes.has(units) ? '' : 'max-sm:hidden'}`}
            >
              {units}
            </text>
            <text x="24" y="278" textAnchor="middle" className="fill-on-night-muted text-[18px] max-sm:text-[34px]">
              {name.slice(0, 1)}
              <tspan className="max-sm:hidden">{name.slice(1, 3)}</tspan>
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-3 max-w-[62ch] text-on-night-muted">
        Units of a roof of 3 kW near Pune: about 4,350 in a year, the fewest in July, when the wind on the ridges is
        strongest. The net meter carries what May leaves over into August.
      </figcaption>
    </figure>
  )
}
