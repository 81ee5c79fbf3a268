import { rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { subsidyOf } from './subsidy.ts'

/** The height of the highest bar. */
const highest = 239

/** A bar chart of the subsidy by the size of the system; left out where the site lacks the facts. */
export function SubsidyFigures() {
  const t = useTexts()
  const facts = useFacts()
  const figures = [1, 2, 3].flatMap((kw) => {
    const subsidy = subsidyOf(facts, 'home', kw)
    return subsidy ? { size: `${kw} kW`, amount: subsidy.amount } : []
  })
  const most = Math.max(...figures.map(({ amount }) => amount))
  if (figures.length === 0) return null
  return (
    <section
      aria-labelledby="subsidy-title"
      className="on-night mt-12 rounded-lg bg-night px-6 py-8 text-on-night sm:px-10 sm:py-10"
    >
      <h3 id="subsidy-title" className="text-lead font-medium text-on-night-muted">
        {t(most > 0 ? 'solar.subsidy.title' : 'solar.subsidy.ended')}
      </h3>
      {most > 0 && (
        <>
          <svg
            viewBox="0 0 600 350"
            width="600"
            height="350"
            className="mt-6 w-full"
            role="img"
            aria-label={`${t('solar.subsidy.title')}: ${figures.map(({ size, amount }) => `${size} ${rupees(amount)}`).join(', ')}`}
          >
            {figures.map(({ size, amount }, place) => {
              const height = (highest * amount) / most
              return (
                <g key={size} transform={`translate(${place * 208} 0)`}>
                  <rect
                    y={306 - height}
                    width="184"
                    height={height}
                    rx="4"
                    className={amount === most ? 'fill-leaf-on-night' : 'fill-leaf-on-night/45'}
                  />
                  <text y={292 - height} className="fill-on-night text-[38px] font-light tracking-tight tabular-nums">
                    {rupees(amount)}
                  </text>
                  <text y="342" className="fill-on-night-muted text-[22px] max-sm:text-[30px]">
                    {size}
                  </text>
                </g>
              )
            })}
            <path d="M0 307H600" className="stroke-on-night-muted" strokeWidth="2" />
          </svg>
          <div className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
            <p>
              <span className="block text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-tight font-light tracking-tight tabular-nums">
                {t('solar.subsidy.society')}
              </span>
              <span className="text-on-night-muted">{t('solar.subsidy.societyText')}</span>
            </p>
            <p className="text-on-night-muted">{t('solar.subsidy.limit')}</p>
          </div>
        </>
      )}
      <div className="mt-6">
        <AsOf facts={['subsidy.home.first', 'subsidy.home.third', 'subsidy.society']} />
      </div>
    </section>
  )
}
