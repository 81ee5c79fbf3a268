/** What is left of a bill: a tenth, where roof and habits allow it. */
export function BillBars() {
  return (
    <figure>
      <p className="text-figure font-light tracking-tight whitespace-nowrap tabular-nums">up to 90%</p>
      <p className="mt-3 text-lead">lower electricity bill.</p>
      <div aria-hidden="true" className="mt-7 grid gap-2">
        <p className="text-base text-muted">Bill today</p>
        <div className="h-8 rounded-[3px] bg-ink" />
        <p className="mt-2 flex justify-between text-base text-muted">
          Bill with solar <span className="text-leaf">saved</span>
        </p>
        <div className="flex gap-1">
          <div className="h-8 w-[10%] rounded-[3px] bg-ink" />
          <div className="h-8 grow rounded-[3px] border-2 border-dashed border-leaf bg-leaf-soft" />
        </div>
      </div>
      <figcaption className="mt-5 max-w-[60ch] text-muted">
        Ninety is the best case: a roof without shade, a plant that fits the bill, and most power used or sent out by
        day. The fixed charge of the connection stays. Most homes that we look after save 70 to 85%.
      </figcaption>
    </figure>
  )
}
