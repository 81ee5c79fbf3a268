import state from '../../../assets/maps/maharashtra.json' with { type: 'json' }
import type { Area } from '../../../collections/index.ts'
import { originalOf } from '../../../shared/languages.ts'
import { Chart } from '../chart.tsx'

/** The outlines that are known, as `x y x y`. */
const shapes: Partial<Record<string, string>> = state.shapes
/** Of the state that is shown around the areas. */
const margin = 32

/** The areas that are districts of the state, on the part of its map around them, for those who see it: the list beside it says the same. */
export function AreaMap({ areas }: { areas: readonly Area[] }) {
  const marked = Object.entries(state.districts).flatMap(([name, place]) =>
    areas
      .filter((area) => originalOf(area, 'district').trim() === name)
      .map((area) => ({ ...area, place, shape: shapes[name] }))
  )
  if (marked.length === 0) return null
  const numbers = marked.flatMap(({ place, shape }) => shape?.split(' ').map(Number) ?? place)
  const [left, right, top, bottom] = [0, 1].flatMap((axis) => {
    const along = numbers.filter((_, index) => index % 2 === axis)
    return [Math.min(...along) - margin, Math.max(...along) + margin]
  }) as [number, number, number, number]
  /** A square, so that a map of few places is not a strip. */
  const side = Math.max(right - left, bottom - top)
  return (
    <Chart
      left={(left + right - side) / 2}
      top={(top + bottom - side) / 2}
      width={side}
      height={side}
      className="w-full max-w-lg rounded-md border border-line lg:row-start-2"
    >
      <path d={state.outline} strokeLinejoin="round" className="fill-sunken stroke-field" />
      {marked.map(({ id, shape }) =>
        shape ? <polygon key={id} points={shape} strokeLinejoin="round" className="fill-sun/40 stroke-ink" /> : null
      )}
      {marked.map(({ id, district, place, shape }) => (
        <g key={id} transform={`translate(${place.join(' ')})`} fontSize={side / 22} className="fill-ink">
          {!shape && <circle r={side / 80} />}
          <text y={shape ? '0.3em' : '-0.8em'} textAnchor="middle" className="font-medium">
            {district}
          </text>
        </g>
      ))}
    </Chart>
  )
}
