const figures = [
  { size: '1 kW', amount: '₹30,000', height: 'h-[4.6rem]', look: 'bg-leaf-on-night/45' },
  { size: '2 kW', amount: '₹60,000', height: 'h-[9.2rem]', look: 'bg-leaf-on-night/45' },
  { size: '3 kW', amount: '₹78,000', height: 'h-48', look: 'bg-leaf-on-night' }
]

/** The subsidy by the size of the plant, drawn to its measure, and for whom it is. */
export function SubsidyFigures() {
  return (
    <section
      aria-labelledby="subsidy-title"
      className="on-night mt-12 rounded-lg bg-night px-6 py-8 text-on-night sm:px-10 sm:py-10"
    >
      <h3 id="subsidy-title" className="text-lead font-medium text-on-night-muted">
        Subsidy by the size of the plant
      </h3>
      <dl className="mt-8 grid grid-cols-3 items-end gap-3 border-b border-night-line sm:gap-8">
        {figures.map(({ size, amount, height, look }) => (
          <div key={size} className="flex flex-col-reverse">
            <dt className="py-3 text-lead text-on-night-muted">{size}</dt>
            <dd>
              <span className="block text-[clamp(1.25rem,0.7rem+2.6vw,2.75rem)] leading-none font-light tracking-tight tabular-nums">
                {amount}
              </span>
              <span className={`mt-4 block rounded-t-sm ${height} ${look}`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[60ch]">
        Above 3 kW it stays at ₹78,000. Residential societies get <strong>₹18,000 per kWp</strong> for lifts, pumps and
        lights that all members share.
      </p>
      <p className="mt-4 max-w-[60ch] text-on-night-muted">
        The subsidy applies only to domestic customers and residential societies.
      </p>
    </section>
  )
}
