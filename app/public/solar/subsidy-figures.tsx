const figures = [
  { size: '1 kW', amount: '₹30,000', height: 92, look: 'fill-leaf-on-night/45' },
  { size: '2 kW', amount: '₹60,000', height: 184, look: 'fill-leaf-on-night/45' },
  { size: '3 kW', amount: '₹78,000', height: 239, look: 'fill-leaf-on-night' }
]

/** A bar chart of the subsidy by the size of the plant. */
export function SubsidyFigures() {
  return (
    <section
      aria-labelledby="subsidy-title"
      className="on-night mt-12 rounded-lg bg-night px-6 py-8 text-on-night sm:px-10 sm:py-10"
    >
      <h3 id="subsidy-title" className="text-lead font-medium text-on-night-muted">
        Subsidy by the size of the plant
      </h3>
      <svg
        viewBox="0 0 600 350"
        width="600"
        height="350"
        className="mt-6 w-full"
        role="img"
        aria-label={`Subsidy for a home: ${figures.map(({ size, amount }) => `${amount} for ${size}`).join(', ')}`}
      >
        {figures.map(({ size, amount, height, look }, place) => (
          <g key={size} transform={`translate(${place * 208} 0)`}>
            <rect y={306 - height} width="184" height={height} rx="4" className={look} />
            <text y={292 - height} className="fill-on-night text-[38px] font-light tracking-tight tabular-nums">
              {amount}
            </text>
            <text y="342" className="fill-on-night-muted text-[22px] max-sm:text-[30px]">
              {size}
            </text>
          </g>
        ))}
        <path d="M0 307H600" className="stroke-on-night-muted" strokeWidth="2" />
      </svg>
      <div className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <p>
          <span className="block text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-tight font-light tracking-tight tabular-nums">
            ₹18,000 per kWp
          </span>
          <span className="text-on-night-muted">
            for residential societies: lifts, pumps and lights that all members share.
          </span>
        </p>
        <p className="text-on-night-muted">
          Above 3 kW a home still gets ₹78,000. The subsidy applies only to domestic customers and residential
          societies.
        </p>
      </div>
    </section>
  )
}
