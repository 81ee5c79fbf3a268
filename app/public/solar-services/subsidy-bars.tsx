const blocks = {
  first: 'h-[5rem] bg-leaf',
  second: 'h-[5rem] bg-leaf',
  third: 'h-[3rem] bg-leaf/60',
  society: 'h-[3rem] border-2 border-dashed border-leaf bg-leaf-soft'
}

interface Bar {
  size: string
  rupees: string
  /** From the ground up; a rem of height is ₹6,000. */
  parts: readonly (keyof typeof blocks)[]
}

const bars: readonly Bar[] = [
  { size: '1 kW', rupees: '₹30,000', parts: ['first'] },
  { size: '2 kW', rupees: '₹60,000', parts: ['first', 'second'] },
  { size: '3 kW', rupees: '₹78,000', parts: ['first', 'second', 'third'] },
  { size: 'per kWp', rupees: '₹18,000', parts: ['society'] }
]

/** The subsidy by the size of the plant: each bar is built from the rates that it adds up. */
export function SubsidyBars() {
  return (
    <figure>
      <ul className="grid grid-cols-4 items-end gap-x-3 sm:gap-x-6">
        {bars.map(({ size, rupees, parts }) => (
          <li key={size} className="last:border-l last:border-line last:pl-3 sm:last:pl-6">
            <p className="text-[1.0625rem] leading-tight font-semibold tracking-tight tabular-nums sm:text-heading">
              {rupees}
            </p>
            <div aria-hidden="true" className="mt-2 flex flex-col-reverse gap-0.5">
              {parts.map((part) => (
                <div key={part} className={`rounded-[3px] ${blocks[part]}`} />
              ))}
            </div>
            <p className="mt-2 border-t border-ink pt-2 text-base leading-snug tabular-nums">{size}</p>
          </li>
        ))}
      </ul>
      <div className="mt-1 grid grid-cols-4 gap-x-3 text-base leading-snug text-muted sm:gap-x-6">
        <p className="col-span-3">for a home; larger plants get ₹78,000 as well</p>
        <p className="pl-3 sm:pl-6">for residential societies</p>
      </div>
      <figcaption className="mt-5 max-w-[60ch] text-muted">
        ₹30,000 for each of the first two kW, ₹18,000 for the third. Societies get ₹18,000 for each kWp of a plant that
        runs lifts, pumps and stair lights, up to 500 kW.
      </figcaption>
    </figure>
  )
}
