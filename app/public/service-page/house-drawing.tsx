const panels = [152, 252, 352]
/** The places of the parts' numbers. */
const numbers = ['272 98', '157 304', '390 342', '562 402']

/** A section of a house with the sun and panels on its roof. It is in the page: as a file it would come before the headline. */
export function HouseWithPanels() {
  return (
    <>
      <g transform="translate(56 56)" className="stroke-sun" strokeWidth="5">
        <circle r="30" className="fill-sun" stroke="none" />
        {[4, 26, 48].map((angle) => (
          <path key={angle} d="M48 0h28m14 0h8" transform={`rotate(${angle})`} />
        ))}
      </g>
      <g className="fill-paper">
        <path stroke="none" d="M130 424V200h404v224Z" />
        <path d="M130 424V204M534 424V204M4 424h812M116 202v-28h16v12h400v-12h16v28Z" />
        <path d="M470 186v-14h52v14M474 172v-46q0-9 9-9h26q9 0 9 9v46M474 134h44M474 152h44M489 117v-8h14v8" />
        {panels.map((left) => (
          <g key={left} transform={`translate(${left} 0)`}>
            <path d="M20 186v-24M76 186v-60M0 166 82 104l13 9L13 175Z" />
            <path className="stroke-muted" strokeWidth="1.5" d="M20.5 150.5l13 9M41 135l13 9M61.5 119.5l13 9" />
          </g>
        ))}
      </g>
    </>
  )
}

/** The parts in and beside the house: inverter, meter, appliances and the grid's pole, with their numbers. */
export function HouseInside() {
  return (
    <>
      <g className="fill-paper">
        <path d="M190 268h50q6 0 6 6v58q0 6-6 6h-50q-6 0-6-6v-58q0-6 6-6ZM542 312h40q6 0 6 6v50q0 6-6 6h-40q-6 0-6-6v-50q0-6 6-6Z" />
        <path d="M198 290h34M198 308q8.5-14 17 0t17 0M550 328h24v14h-24zM556 358h12" />
        <path d="M334 202v40M326 242h16l4 12h-24ZM322 250q-30-8-44 2q18 8 44 2M346 250q30-8 44 2q-18 8-44 2" />
        <path d="M444 202v24M422 256q0-30 22-30t22 30ZM435 262q9 10 18 0" />
        <path d="M280 424v-46h84v46M270 378h104M296 378v-34h52v34M444 424v-84h52v84M484 384v8" />
        <path fill="none" d="M730 424V84M692 112h76M700 112v-14M760 112v-14M760 98q30 16 56 18M700 98q60 34 116 36" />
      </g>
      <Numbers at={numbers} className="fill-ink" digitClass="fill-paper" />
    </>
  )
}

type NumbersProps = Record<'className' | 'digitClass', string> & { at: readonly string[] }

/** From 1 on, each on a disc at its place. */
export function Numbers({ at, className, digitClass }: NumbersProps) {
  return (
    <g className={`${className} tabular`} stroke="none" fontSize="25" fontWeight="600" textAnchor="middle">
      {at.map((place, index) => (
        <g key={place} transform={`translate(${place})`}>
          <circle r="20" />
          <text y="8.5" className={digitClass}>
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  )
}
