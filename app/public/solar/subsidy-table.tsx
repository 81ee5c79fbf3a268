import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { useTexts } from '../texts.tsx'
import type { PriceRow } from './subsidy.ts'

/** Prices and subsidies, with what remains to be paid. On a phone each row becomes a short list. */
export function SubsidyTable({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts()
  const columns = t.list('solar.price.column')
  return (
    <section aria-labelledby="price-title" className="mt-14">
      <h3 id="price-title" className="text-heading">
        {t('solar.price.title')}
      </h3>
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
                rupees(price.low, price.high),
                `− ${rupees(subsidy)}`,
                `= ${rupees(pay.low, pay.high)}`
              ].map((value, place) => (
                <td
                  key={columns[place + 1]}
                  className="py-3 pr-4 last:pr-0 last:font-semibold nth-4:text-leaf max-sm:flex max-sm:justify-between max-sm:py-0.5 max-sm:pr-0"
                >
                  <span aria-hidden="true" className="font-normal text-ink sm:hidden">
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
    </section>
  )
}
