import state from '../../../assets/maps/maharashtra.json' with { type: 'json' }
import type { Area } from '../../../collections/index.ts'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

const places = new Map(Object.entries(state.districts))

/** The areas that are districts of the state, marked on its map, for those who see it: the list beside it says the same. */
export function AreaMap({ areas }: { areas: readonly Area[] }) {
  const t = useTexts()
  const marked = areas.flatMap((area) => {
    const [x, y] = places.get(area.district.trim()) ?? []
    return x === undefined || y === undefined ? [] : [{ ...area, x, y }]
  })
  if (marked.length === 0) return null
  return (
    <Chart width={state.width} height={state.height} className="w-full max-w-xl">
      <path d={state.outline} strokeWidth="2" strokeLinejoin="round" className="fill-surface stroke-field" />
      {marked.map(({ id, district, visitWithinDays: days, x, y }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <circle r="9" className="fill-ink" />
          <text
            x="18"
            y="8"
            strokeWidth="7"
            className="fill-ink stroke-surface text-[24px] font-medium [paint-order:stroke] max-sm:text-[30px]"
          >
            {t('contact.areas.mark', { district, days })}
          </text>
        </g>
      ))}
    </Chart>
  )
}
