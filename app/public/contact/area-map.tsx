import state from '../../../assets/maps/maharashtra.json' with { type: 'json' }
import type { Area } from '../../../collections/index.ts'
import { originalOf } from '../../../shared/languages.ts'
import { Chart } from '../chart.tsx'

/** The areas that are districts of the state, marked on its map, for those who see it: the list beside it says the same. */
export function AreaMap({ areas }: { areas: readonly Area[] }) {
  const marked = Object.entries(state.districts).flatMap(([name, place]) =>
    areas.filter((area) => originalOf(area, 'district').trim() === name).map((area) => ({ ...area, place }))
  )
  if (marked.length === 0) return null
  return (
    <Chart width={state.width} height={state.height} className="w-full max-w-xl lg:row-start-2">
      <path d={state.outline} strokeWidth="2" strokeLinejoin="round" className="fill-sunken stroke-field" />
      {marked.map(({ id, district, place }) => (
        <g key={id} transform={`translate(${place.join(' ')})`}>
          <circle r="9" className="fill-ink" />
          <text
            y="-18"
            textAnchor="middle"
            strokeWidth="7"
            className="fill-ink stroke-sunken text-[24px] font-medium [paint-order:stroke] max-sm:text-[26px]"
          >
            {district}
          </text>
        </g>
      ))}
    </Chart>
  )
}
