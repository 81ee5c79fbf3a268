import { Chart } from '../chart.tsx'
import { HouseWithPanels, Numbers } from '../service-page/house-drawing.tsx'
import { useTexts } from '../texts.tsx'

const places = ['300 196', '404 272', '634 470', '166 320']

/** The usual faults of a system, each with a number at its place in a drawn house. */
export function Faults() {
  const t = useTexts()
  const faults = t.items('repair.fault', ['name', 'sign', 'work'])
  if (faults.length === 0) return null
  return (
    <>
      {/* The list says the same. */}
      <Chart left={6} top={4} width={700} height={516} className="drawing w-full">
        <HouseWithPanels />
        <path className="stroke-sun" d="M300 186V236H372V262M330 262V244H216V268" />
        <path d="M190 268h50q6 0 6 6v68q0 6-6 6h-50q-6 0-6-6v-68q0-6 6-6ZM198 286h34M230 338v10" />
        <path d="M215 308a4 12 0 0 1 0 24a4 12 0 0 1 0-24M203 320a12 4 0 0 1 24 0a12 4 0 0 1-24 0" />
        <path d="M320 262h64v64h-64zM332 276h16v36h-16zM356 276h16v36h-16zM332 290h16M356 290h16" />
        <path strokeDasharray="2 8" className="stroke-leaf-on-night" d="M352 326V404H596V434" />
        <path d="M574 424v12h44v-12M596 436v66M580 456h32M584 472h24M588 488h16" />
        <Numbers at={places.slice(0, faults.length)} className="fill-sun" digitClass="fill-on-sun" />
      </Chart>
      <ol className="grid border-t border-on-night lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {faults.map((fault, place) => (
          <li
            key={fault.name}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5 border-b border-night-line py-4 leading-snug break-inside-avoid"
          >
            <span className="row-span-3 figure text-[2rem] leading-none text-sun">{place + 1}</span>
            <h3 className="text-heading">{fault.name}</h3>
            {(['sign', 'work'] as const).map((kind) => (
              <p key={kind} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
                <span className="text-base text-on-night-muted">{t(`repair.fault.${kind}`)}:</span> {fault[kind]}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}
