import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { type Subsidy, subsidyOf } from './subsidy.ts'

/** Prices and subsidies, with what remains to be paid. On a phone each row becomes a short list. */
export function SubsidyTable() {
  const t = useTexts()
  const rows = useRows()
  const columns = t.list('solar.price.column')
  if (rows.length === 0) return null
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
          {rows.map(([size, ...values]) => (
            <tr key={size} className="border-b border-line break-inside-avoid max-sm:block max-sm:py-3">
              <th scope="row" className="py-3 pr-4 text-left font-semibold max-sm:block max-sm:py-1">
                {size}
              </th>
              {values.map((value, place) => (
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

/** What the table says of each size whose facts the site has: size, units a month, price, subsidy, the rest. */
function useRows(): string[][] {
  const t = useTexts()
  const facts = useFacts()
  const row = (size: string, kw: number, priceKey: string, subsidy: Subsidy | undefined) => {
    const price = facts.get(priceKey)
    const units = facts.get('yield.month')
    if (!price || !units || !subsidy) return []
    const { value: low, valueTo } = price
    const high = valueTo ?? low
    const rest = (amount: number) => Math.max(0, amount - subsidy.amount)
    return [
      [
        size,
        indianNumber(units.value * kw),
        rupees(low, high),
        `− ${rupees(subsidy.amount)}`,
        `= ${rupees(rest(low), rest(high))}`
      ]
    ]
  }
  return [
    ...[1, 2, 3].flatMap((kw) => row(`${kw} kW`, kw, `price.home.${kw}kw`, subsidyOf(facts, 'home', kw))),
    ...row(t('solar.price.society'), 1, 'price.society.perKw', subsidyOf(facts, 'society', 1, 1))
  ]
}
