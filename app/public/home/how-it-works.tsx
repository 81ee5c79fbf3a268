import { useTexts } from '../texts.tsx'

/** How roof, inverter and grid connect: a drawing and its four numbered parts. */
export function HowItWorks() {
  const t = useTexts()
  return (
    <section id="how-it-works" tabIndex={-1} className="shell part outline-none" aria-labelledby="how-it-works-title">
      <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.35fr]">
        <div className="lg:pb-6">
          <h2 id="how-it-works-title" className="max-w-[12em] text-title">
            {t('home.how.title')}
          </h2>
          <p className="mt-6 max-w-[44ch] text-lead text-muted">{t('home.how.lead')}</p>
        </div>
        <RoofDrawing label={t('home.how.drawing')} />
      </div>
      <ol className="mt-10 grid gap-x-10 gap-y-8 border-t border-line pt-8 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4">
        {t.items('home.how', ['name', 'text']).map(({ name, text }, place) => (
          <li key={name}>
            <h3 className="flex items-baseline gap-3 text-heading">
              <span className="text-muted tabular-nums">{place + 1}</span>
              {name}
            </h3>
            <p className="mt-2 max-w-[34ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A section of a house with panels, inverter, appliances, meter and grid. The amber line is the power's path. */
function RoofDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 820 450" width="820" height="450" className="drawing w-full" role="img" aria-label={label}>
      <Sun />
      <House />
      <g className="stroke-sun" strokeWidth="5">
        <path
          className="flow"
          strokeDasharray="12 12"
          d="M214 176v92M246 302h88v-34M334 302h110v-26M444 302h66v42h26M588 344h42V130h78"
        />
      </g>
      <Inside />
      <Station at="translate(272 98)" number={1} />
      <Station at="translate(157 304)" number={2} />
      <Station at="translate(390 342)" number={3} />
      <Station at="translate(562 402)" number={4} />
    </svg>
  )
}

function Sun() {
  return (
    <g transform="translate(56 56)">
      <circle r="30" className="fill-sun stroke-none" />
      {[0, 1, 2].map((ray) => (
        <path
          key={ray}
          d="M48 0h28m14 0h8"
          transform={`rotate(${ray * 22 + 4})`}
          className="stroke-sun"
          strokeWidth="5"
        />
      ))}
    </g>
  )
}

function House() {
  return (
    <g>
      <path d="M130 424V200h404v224Z" className="fill-surface stroke-none" />
      <path d="M130 424V204M534 424V204M4 424h812" />
      <path d="M116 202v-28h16v12h400v-12h16v28Z" className="fill-surface" />
      <path
        d="M470 186v-14h52v14M474 172v-46q0-9 9-9h26q9 0 9 9v46M474 134h44M474 152h44M489 117v-8h14v8"
        className="fill-surface"
      />
      {[152, 252, 352].map((x) => (
        <Panel key={x} x={x} />
      ))}
    </g>
  )
}

function Panel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M20 186v-24M76 186v-60" />
      <path d="M0 166 82 104l13 9L13 175Z" className="fill-night" />
      <path d="M20.5 150.5l13 9M41 135l13 9M61.5 119.5l13 9" className="stroke-on-night-muted" strokeWidth="1.5" />
    </g>
  )
}

function Inside() {
  return (
    <g className="fill-surface">
      <rect x="184" y="268" width="62" height="70" rx="6" />
      <rect x="536" y="312" width="52" height="62" rx="6" />
      <path d="M198 290h34M198 308q8.5-14 17 0t17 0M550 328h24v14h-24zM556 358h12" />
      <path d="M334 202v40M326 242h16l4 12h-24ZM322 250q-30-8-44 2q18 8 44 2M346 250q30-8 44 2q-18 8-44 2" />
      <path d="M444 202v24M422 256q0-30 22-30t22 30ZM435 262q9 10 18 0" />
      <path d="M280 424v-46h84v46M270 378h104M296 378v-34h52v34M444 424v-84h52v84M484 384v8" />
      <path
        className="fill-none"
        d="M730 424V84M692 112h76M700 112v-14M760 112v-14M760 98q30 16 56 18M700 98q60 34 116 36"
      />
    </g>
  )
}

function Station({ at, number }: { at: string; number: number }) {
  return (
    <g transform={at}>
      <circle r="19" className="fill-ink stroke-none" />
      <text textAnchor="middle" y="8" className="fill-paper text-[24px] font-semibold tabular-nums">
        {number}
      </text>
    </g>
  )
}
