import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Chart } from '../chart.tsx'
import { Part } from '../part.tsx'
import { useTexts } from '../texts.tsx'
import type { PriceRow } from './subsidy.ts'

const highest = 236

/** A bar chart of a home's subsidy by the size of the system; once the scheme has ended, only that. */
export function SubsidyFigures({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts()
  const homes = rows.filter(({ owner }) => owner === 'home')
  const most = Math.max(...homes.map(({ subsidy }) => subsidy))
  const title = t(most > 0 ? 'solar.subsidy.title' : 'solar.subsidy.ended')
  return (
    <section aria-labelledby="subsidy-title" className="mt-10 border-y border-ink py-6">
      <h3 id="subsidy-title" className="text-lead font-semibold">
        {title}
      </h3>
      {most > 0 && (
        <>
          <Chart
            width={600}
            height={350}
            className="mt-6 w-full"
            label={`${title}: ${homes.map(({ kw, subsidy }) => `${kw} kW ${rupees(subsidy)}`).join(', ')}`}
          >
            {homes.map(({ kw, subsidy }, place) => {
              const height = (highest * subsidy) / most
              return (
                <g key={kw} transform={`translate(${place * 208} 0)`}>
                  <rect y={306 - height} width="184" height={height} rx="4" className="fill-leaf" />
                  <text y={292 - height} className="figure fill-ink text-[48px]">
                    {rupees(subsidy)}
                  </text>
                  <text y="342" className="figure fill-muted text-[26px] max-sm:text-[32px]">
                    {kw} kW
                  </text>
                </g>
              )
            })}
            <path d="M0 307H600" className="stroke-ink" strokeWidth="2" />
          </Chart>
          <div className="mt-5 grid gap-x-12 gap-y-4 sm:grid-cols-2">
            <p>
              <span className="figure block text-[2rem] leading-tight">{t('solar.subsidy.society')}</span>
              <span>{t('solar.subsidy.societyText')}</span>
            </p>
            <p>{t('solar.subsidy.limit')}</p>
          </div>
        </>
      )}
      <AsOf facts={['subsidy.home.first', 'subsidy.home.third', 'subsidy.society']} className="mt-6" />
    </section>
  )
}

/** Prices and subsidies, with what remains to be paid. On a phone each row becomes a short list. */
export function SubsidyTable({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts()
  const columns = t.list('solar.price.column')
  return (
    <Part title={t('solar.price.title')} isInner id="prices">
      <table className="mt-5 w-full tabular-nums max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink text-left text-base text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ owner, kw, units, price, subsidy, pay }) => (
            <tr key={owner + kw} className="border-b border-line break-inside-avoid max-sm:block max-sm:py-3">
              <th scope="row" className="py-3 pr-4 text-left font-semibold max-sm:block max-sm:py-1">
                {owner === 'home' ? `${kw} kW` : t('solar.price.society')}
              </th>
              {[
                indianNumber(units),
                rupees(price.low, price.high, t.language),
                `− ${rupees(subsidy)}`,
                `= ${rupees(pay.low, pay.high, t.language)}`
              ].map((value, place) => (
                <td
                  key={columns[place + 1]}
                  className="figure py-3 pr-4 text-xl last:pr-0 nth-4:text-leaf max-sm:flex max-sm:justify-between max-sm:py-0.5 max-sm:pr-0"
                >
                  <span aria-hidden="true" className="font-sans text-lg font-normal text-ink sm:hidden">
                    {columns[place + 1]}
                  </span>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 grid max-w-[66ch] gap-3 text-base text-muted">
        {t.list('solar.price.note').map((note) => (
          <p key={note}>{note}</p>
        ))}
        <AsOf facts={['price.home.1kw', 'subsidy.home.first', 'yield.month']} />
      </div>
    </Part>
  )
}
