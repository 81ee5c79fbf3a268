import icons from '../../../assets/icons/public.json' with { type: 'json' }
import state from '../../../assets/maps/maharashtra.json' with { type: 'json' }
import type { Area } from '../../../collections/index.ts'
import { originalOf } from '../../../shared/languages.ts'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/** The outlines that are known, as `x y x y`. */
const shapes: Partial<Record<string, string>> = state.shapes
/** Of the state that is shown around the areas. */
const margin = 32

interface AreaMapProps {
  areas: readonly Area[]
  /** The one that stands out, in English. */
  chosen: string
  /** It has a pin, on a map that fills its place. */
  pin?: boolean
  /** The kW in a district, shown as the area of a circle. */
  capacityOf?: (district: string) => number
}

/** What people know a map by: a city as a dot, the sea along its coast. */
const landmarks = [
  { key: 'contact.map.city', at: [28, 268], turn: 0 },
  { key: 'contact.map.sea', at: [18, 340], turn: 78 }
] as const

/** The areas that are districts of the state, on its map around them, only for the eye: the text beside it says the same. */
export function AreaMap({ areas, chosen, pin, capacityOf = () => 0 }: AreaMapProps) {
  const t = useTexts()
  const marked = Object.entries(state.districts).flatMap(([name, place]) =>
    areas
      .filter((area) => originalOf(area, 'district').trim() === name)
      .map((area) => ({ ...area, name, place, shape: shapes[name], capacity: capacityOf(name) }))
  )
  if (marked.length === 0) return null
  const numbers = marked.flatMap(({ place, shape }) => shape?.split(' ').map(Number) ?? place)
  const extent = (axis: number) => {
    const along = numbers.filter((_, index) => index % 2 === axis)
    const [low, high] = [Math.min(...along), Math.max(...along)]
    return [(low + high) / 2, high - low] as const
  }
  const [[x, width], [y, height]] = [extent(0), extent(1)]
  /** A square, so that a map of few places is not a strip. */
  const side = Math.max(width, height) + 2 * margin
  const isShown = (left: number, top: number) =>
    Math.abs(left - x) < side / 2 && Math.abs(top - y) < side / 2 && !marked.some(({ place }) => place[0] === left)
  const most = Math.max(...marked.map(({ capacity }) => capacity))
  const radiusOf = (capacity: number) => (capacity > 0 ? (Math.sqrt(capacity / most) * side) / 13 : 0)
  return (
    <Chart
      left={x - side / 2}
      top={y - side / 2}
      width={side}
      height={side}
      fit={pin ? 'xMidYMid slice' : undefined}
      className={pin ? 'absolute inset-0 size-full' : 'w-full max-w-md rounded-md border border-line sm:row-start-2'}
    >
      <path d={state.outline} strokeLinejoin="round" className="fill-sunken stroke-field" />
      <g fontSize={side / 28} className="fill-muted">
        {landmarks
          .filter(({ key, at: [left, top] }) => t(key) && isShown(left, top))
          .map(({ key, at: [left, top], turn }) => (
            <g key={key} transform={`translate(${left} ${top}) rotate(${turn})`}>
              {turn === 0 && <circle r={side / 120} />}
              <text x={turn === 0 ? side / 60 : 0} dy="0.3em">
                {t(key)}
              </text>
            </g>
          ))}
      </g>
      {marked.map(({ id, name, district, place: [left = 0, top = 0], shape, capacity }) => (
        <g key={id} fontSize={side / 22} textAnchor="middle" className="fill-ink">
          {shape && (
            <polygon
              points={shape}
              strokeLinejoin="round"
              className={`stroke-muted ${name === chosen ? 'fill-sun' : 'fill-sun/30'}`}
            />
          )}
          {!shape && <circle cx={left} cy={top} r={side / 80} />}
          <text
            x={left}
            y={top + radiusOf(capacity)}
            dy={shape ? '0.3em' : '-0.8em'}
            className="font-medium [.fill-sun+&]:fill-on-sun"
          >
            {district}
          </text>
          {capacity > 0 && <circle cx={left} cy={top - side / 32} r={radiusOf(capacity)} />}
          {pin && name === chosen && (
            <path d={icons.pin} transform={`translate(${left - 18} ${top - 41}) scale(1.5)`} className="stroke-paper" />
          )}
        </g>
      ))}
    </Chart>
  )
}
