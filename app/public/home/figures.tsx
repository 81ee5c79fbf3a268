import type { ReactNode } from 'react'

/** The company's claims, each with a small chart. */
export function Figures() {
  return (
    <section aria-label="In figures" className="on-night bg-night text-on-night">
      <div className="shell part grid gap-x-12 gap-y-14 xl:gap-x-16 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.25fr]">
        <Claim drawing={<Years />} figure="20+ years" text="of work in renewable resources." />
        <Claim
          drawing={<Bill />}
          figure="up to 90%"
          text="lower electricity bill. How much lower depends on your roof and on what you use by day."
        />
        <Claim
          drawing={<Subsidy />}
          figure="₹78,000"
          text="subsidy for 3 kW under PM Surya Ghar. It is for domestic customers and residential societies only; societies get ₹18,000 per kWp."
          className="md:col-span-2 md:grid md:grid-cols-2 md:items-end md:gap-x-12 lg:col-span-1 lg:flex lg:items-stretch"
        />
      </div>
    </section>
  )
}

interface ClaimProps {
  drawing: ReactNode
  figure: string
  text: string
  className?: string
}

function Claim({ drawing, figure, text, className = '' }: ClaimProps) {
  return (
    <div className={`flex flex-col ${className}`}>
      <div className="flex h-36 items-end sm:h-44">{drawing}</div>
      <div>
        <p className="mt-8 text-figure font-light tracking-tight whitespace-nowrap tabular-nums">{figure}</p>
        <p className="mt-4 max-w-[34ch] text-on-night-muted">{text}</p>
      </div>
    </div>
  )
}

const years = Array.from({ length: 20 }, (_, year) => year)

/** The sun's path with a mark for each year. */
function Years() {
  return (
    <svg
      viewBox="0 0 320 168"
      width="320"
      height="168"
      className="h-full w-auto max-w-full"
      role="img"
      aria-label="Twenty marks along the sun's path, which goes on"
    >
      <path d="M12 160A148 148 0 0 1 308 160" className="drawing text-night-line" />
      {years.map((year) => (
        <path
          key={year}
          d="M12 160h16"
          transform={`rotate(${4 + year * 8.2} 160 160)`}
          className="stroke-sun"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      <circle cx="160" cy="160" r="7" transform="rotate(168 160 160) translate(-148 0)" className="fill-sun" />
      <path d="M0 160h320" className="drawing text-night-line" />
    </svg>
  )
}

/** The bill without and with solar, as bars. */
function Bill() {
  return (
    <svg
      viewBox="0 0 320 150"
      width="320"
      height="150"
      className="w-full max-w-[22rem]"
      role="img"
      aria-label="A bar for the bill of today; below it a bar of one tenth, the rest is saved"
    >
      <g className="fill-on-night-muted text-[17px]">
        <text x="0" y="16">
          Bill today
        </text>
        <text x="0" y="94">
          Bill with solar
        </text>
        <text x="320" y="94" textAnchor="end" className="fill-leaf-on-night">
          saved
        </text>
      </g>
      <rect y="28" width="320" height="34" rx="3" className="fill-on-night" />
      <rect y="106" width="32" height="34" rx="3" className="fill-on-night" />
      <rect
        x="37"
        y="107.5"
        width="281.5"
        height="31"
        rx="3"
        className="fill-leaf-on-night/15 stroke-leaf-on-night"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
    </svg>
  )
}

const steps = [
  { size: '1 kW', amount: '₹30,000', height: 46 },
  { size: '2 kW', amount: '₹60,000', height: 92 },
  { size: '3 kW', amount: '₹78,000', height: 120 }
]

function Subsidy() {
  return (
    <svg
      viewBox="0 0 396 176"
      width="396"
      height="176"
      className="h-full w-auto max-w-full"
      role="img"
      aria-label={`Subsidy: ${steps.map(({ size, amount }) => `${amount} for ${size}`).join(', ')}`}
    >
      {steps.map(({ size, amount, height }, step) => (
        <g key={size} transform={`translate(${step * 136} 0)`}>
          <rect
            y={148 - height}
            width="124"
            height={height}
            rx="3"
            className={step === 2 ? 'fill-leaf-on-night' : 'fill-leaf-on-night/45'}
          />
          <text x="0" y={138 - height} className="fill-on-night text-[20px] font-medium tabular-nums">
            {amount}
          </text>
          <text x="0" y="171" className="fill-on-night-muted text-[17px]">
            {size}
          </text>
        </g>
      ))}
    </svg>
  )
}
