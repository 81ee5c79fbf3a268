import { RoofDrawing } from './roof-drawing.tsx'

const stations = [
  {
    name: 'Panels',
    text: 'Daylight on the panels becomes direct current. Under cloud they give less, at night nothing.'
  },
  { name: 'Inverter', text: 'It turns direct current into the 230 volts that everything in your home runs on.' },
  { name: 'Your home', text: 'Uses solar power first. What is missing comes from the grid, as it always did.' },
  { name: 'Net meter', text: 'Counts what you send out against what you take in. You pay for the difference.' }
]

/** How roof, inverter and grid connect: a drawing and its four numbered parts. */
export function HowItWorks() {
  return (
    <section id="how-it-works" tabIndex={-1} className="shell part outline-none" aria-labelledby="how-it-works-title">
      <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.35fr]">
        <div className="lg:pb-6">
          <h2 id="how-it-works-title" className="max-w-[12em] text-title">
            From daylight on the roof to a smaller bill
          </h2>
          <p className="mt-6 max-w-[44ch] text-lead text-muted">
            Four things and the wires between them. Nothing moves, nothing burns, and you need not switch anything.
          </p>
        </div>
        <RoofDrawing />
      </div>
      <ol className="mt-10 grid gap-x-10 gap-y-8 border-t border-line pt-8 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4">
        {stations.map(({ name, text }, station) => (
          <li key={name}>
            <h3 className="flex items-baseline gap-3 text-heading">
              <span className="text-muted tabular-nums">{station + 1}</span>
              {name}
            </h3>
            <p className="mt-2 max-w-[34ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
