const steps = [
  { name: 'Record', text: 'A recorder in your panel board notes the load for two weeks.' },
  { name: 'Compare', text: 'We compare the ways to serve it, month by month, with price and yearly care.' },
  { name: 'Report', text: 'You get about ten pages, yours to keep and to show to others who quote.' },
  { name: 'Build, or not', text: 'If you build with us, the fee of ₹15,000 to ₹40,000 comes off the price.' }
]

export function Study() {
  return (
    <section className="band" aria-labelledby="study-title">
      <div className="shell part">
        <h2 id="study-title" className="text-title">
          How a study goes
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ name, text }, place) => (
            <li key={name} className="border-t border-ink pt-4">
              <h3 className="flex items-baseline gap-3 text-heading">
                <span className="text-muted tabular-nums">{place + 1}</span>
                {name}
              </h3>
              <p className="mt-2 max-w-[34ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
