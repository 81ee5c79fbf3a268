interface Step {
  name: string
  text: string
  time: string
  /** From which of ten weeks to which, as grid columns. */
  bar: string
}

const steps: readonly Step[] = [
  {
    name: 'Your bill',
    text: 'You send a year of bills, or a photograph of the last one. We read from them which size fits.',
    time: 'the same week',
    bar: 'col-start-1 col-span-1'
  },
  {
    name: 'The visit',
    text: 'An engineer measures roof, shade and the way to the meter. It costs nothing.',
    time: 'within three working days',
    bar: 'col-start-1 col-span-1'
  },
  {
    name: 'The quotation',
    text: 'Units a month, price and parts by name. With the order you pay 30%.',
    time: 'a week to read and ask',
    bar: 'col-start-2 col-span-1'
  },
  {
    name: 'The papers',
    text: 'The application to the DISCOM and the form of PM Surya Ghar, filled in at your own table.',
    time: 'two to four weeks',
    bar: 'col-start-3 col-span-4'
  },
  {
    name: 'The work',
    text: 'Frames, panels, cables, inverter, earth, tests. You pay 60% when the material is on the roof.',
    time: 'two to four days',
    bar: 'col-start-7 col-span-1'
  },
  {
    name: 'The first unit',
    text: 'The DISCOM inspects and sets the net meter: the last 10%. The subsidy follows, usually within 30 days.',
    time: 'some weeks, and we follow the file',
    bar: 'col-start-8 col-span-3'
  }
]

/** The steps of a project as a Gantt chart of ten weeks. */
export function FirstUnit() {
  return (
    <section className="band bg-sunken" aria-labelledby="first-unit-title">
      <div className="shell part">
        <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-2">
          <h2 id="first-unit-title" className="max-w-[13em] text-title">
            From your bill to the first unit, in six steps
          </h2>
          <p className="max-w-[52ch] text-lead text-muted">
            About ten weeks, of which the work on your roof takes a few days. Most of the time is papers, and those are
            ours to chase.
          </p>
        </div>
        <ol className="mt-10 border-t border-ink lg:mt-14">
          {steps.map(({ name, text, time, bar }, place) => (
            <li
              key={name}
              className="grid items-center gap-x-12 gap-y-2 border-b border-line py-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
            >
              <div className="flex gap-5">
                <span className="w-6 shrink-0 text-heading font-light text-muted tabular-nums">{place + 1}</span>
                <div>
                  <h3 className="text-heading">{name}</h3>
                  <p className="mt-1 max-w-[54ch] text-muted">{text}</p>
                </div>
              </div>
              <div className="max-lg:ml-11">
                <p className="text-base font-medium">{time}</p>
                <div aria-hidden="true" className="mt-2 grid grid-cols-10 gap-1">
                  <span className="col-span-10 col-start-1 row-start-1 h-px self-center bg-line" />
                  <span className={`row-start-1 h-3 rounded-sm ${place === 5 ? 'bg-leaf' : 'bg-ink'} ${bar}`} />
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
