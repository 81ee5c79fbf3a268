import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { Chart } from '../chart.tsx'
import { Section } from '../section.tsx'
import { useTexts } from '../texts.tsx'
import type { PriceRow } from './subsidy.ts'

const highest = 236

/** A bar chart of a home's subsidy by the system's size, for those who see it; the table says the same, and stands alone after the end. */
export function SubsidyFigures({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts()
  const homes = rows.filter(({ owner }) => owner === 'home')
  const most = Math.max(...homes.map(({ subsidy }) => subsidy))
  const title = t(most > 0 ? 'solar.subsidy.title' : 'solar.subsidy.ended')
  return (
    <Section title={title} isInner size="lead" className="self-start border-t border-ink pt-5">
      {most > 0 && (
        <div className="mt-6 grid gap-x-10 gap-y-4 sm:max-lg:grid-cols-2">
          <Chart width={600} height={350} className="w-full">
            {homes.map(({ kw, subsidy }, place) => {
              const height = Math.round((highest * subsidy) / most)
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
          <div className="grid content-start gap-x-10 gap-y-4 leading-snug lg:grid-cols-2">
            <p>
              <span className="figure block text-[2rem] leading-tight">{t('solar.subsidy.society')}</span>
              <span>{t('solar.subsidy.societyText')}</span>
            </p>
            <p>
              <span className="figure block text-[2rem] leading-tight">{t('solar.subsidy.limitSize')}</span>
              <span>{t('solar.subsidy.limit')}</span>
            </p>
          </div>
        </div>
      )}
    </Section>
  )
}

/** On phones price and subsidy stand above what remains: four columns are too narrow there. */
const isHiddenOnPhones = (column: number) => column === 1 || column === 2

/** Prices and subsidies, with the price after them. */
export function SubsidyTable({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts()
  return (
    <Section title={t('solar.price.title')} isInner id="prices">
      <div className="table-box mt-5 sm:text-[1.375rem]">
        <table>
          <thead>
            <tr>
              {t.list('solar.price.column').map((column, place) => (
                <th
                  key={column}
                  scope="col"
                  data-align={place > 0 ? 'right' : undefined}
                  className={isHiddenOnPhones(place) ? 'max-sm:hidden' : undefined}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ owner, kw, units, price, subsidy, pay }) => {
              const [fullPrice, deduction] = [rupees(price.low, price.high, t.language), `−\u00a0${rupees(subsidy)}`]
              return (
                <tr key={owner + kw}>
                  <th scope="row">
                    {owner === 'home' ? `${kw} kW` : t('solar.price.society')}
                    <span className="block text-base font-normal text-muted">
                      {t('estimate.value.month', { units: indianNumber(units) })}
                    </span>
                  </th>
                  <td data-align="right" className="max-sm:hidden">
                    {fullPrice}
                  </td>
                  <td data-align="right" className="whitespace-nowrap text-leaf max-sm:hidden">
                    {deduction}
                  </td>
                  <td data-align="right" className="whitespace-nowrap">
                    <span className="block text-base sm:hidden">{fullPrice}</span>
                    <span className="block text-base text-leaf sm:hidden">{deduction}</span>
                    <span className="figure text-2xl">{`=\u00a0${rupees(pay.low, pay.high, t.language)}`}</span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
