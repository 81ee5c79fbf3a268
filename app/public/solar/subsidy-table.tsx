import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { Section } from '../section.tsx'
import { useTexts } from '../texts.tsx'
import type { PriceRow } from './subsidy.ts'

/** On phones price and subsidy stand above what remains: four columns are too narrow there. */
const isHiddenOnPhones = (column: number) => column === 1 || column === 2

/** Prices and subsidies, with the price after them, what limits the subsidy, and what the prices are for. */
export function SubsidyTable({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts()
  const columns = t.list('solar.price.column')
  const [, priceColumn = '', subsidyColumn = ''] = columns
  const hasSubsidy = rows.some(({ subsidy }) => subsidy > 0)
  return (
    <Section title={t('solar.price.title')} isInner id="prices">
      {!hasSubsidy && <p className="mt-2">{t('solar.subsidy.ended')}</p>}
      <div className="table-box mt-5 sm:text-[1.375rem]">
        <table>
          <thead>
            <tr>
              {columns.map((column, place) => (
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
                    <span className="block text-base sm:hidden">{`${priceColumn} ${fullPrice}`}</span>
                    <span className="block text-base text-leaf sm:hidden">{`${subsidyColumn} ${deduction}`}</span>
                    <span className="figure text-2xl">{`=\u00a0${rupees(pay.low, pay.high, t.language)}`}</span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {hasSubsidy && (
        <div className="mt-6 grid content-start gap-x-10 gap-y-4 leading-snug lg:grid-cols-2">
          <Limit figure={t('solar.subsidy.limitSize')} text={t('solar.subsidy.limit')} />
          <Limit figure={t('solar.subsidy.society')} text={t('solar.subsidy.societyText')} />
        </div>
      )}
      {t.list('solar.price.note').map((note) => (
        <p key={note} className="mt-4 text-base text-muted">
          {note}
        </p>
      ))}
    </Section>
  )
}

function Limit({ figure, text }: { figure: string; text: string }) {
  return (
    <p>
      <span className="figure block text-[2rem] leading-tight">{figure}</span>
      <span>{text}</span>
    </p>
  )
}
