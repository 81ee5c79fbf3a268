import { AsOf } from '../as-of.tsx'

const rows = [
  {
    size: '1 kW',
    units: '110 to 130',
    price: '₹65,000 to ₹85,000',
    subsidy: '₹30,000',
    rest: '₹35,000 to ₹55,000'
  },
  {
    size: '2 kW',
    units: '230 to 260',
    price: '₹1,10,000 to ₹1,50,000',
    subsidy: '₹60,000',
    rest: '₹50,000 to ₹90,000'
  },
  {
    size: '3 kW',
    units: '350 to 400',
    price: '₹1,50,000 to ₹2,10,000',
    subsidy: '₹78,000',
    rest: '₹72,000 to ₹1,32,000'
  },
  {
    size: 'Society, per kWp',
    units: '115 to 130',
    price: '₹45,000 to ₹60,000',
    subsidy: '₹18,000',
    rest: '₹27,000 to ₹42,000'
  }
]

const columns = ['Plant', 'Units a month', 'Price', 'Subsidy', 'You pay in the end']

/** Prices and subsidies. On a phone each row becomes a short list. */
export function SubsidyTable() {
  return (
    <section aria-labelledby="price-title" className="mt-14">
      <h3 id="price-title" className="text-heading">
        What it costs, and who pays what
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
          {rows.map(({ size, units, price, subsidy, rest }) => (
            <tr key={size} className="border-b border-line max-sm:block max-sm:py-3">
              <th scope="row" className="py-3 pr-4 text-left font-semibold max-sm:block max-sm:py-1">
                {size}
              </th>
              {[units, price, subsidy, rest].map((value, place) => (
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
      <p className="mt-4 max-w-[66ch] text-base text-muted">
        Prices are for a flat concrete roof with up to 25 metres of cable, GST included. Raised frames, longer cables
        and a battery come on top; the quotation lists them one by one. You pay 30% with the order, 60% when the
        material is on the roof and 10% when the net meter turns.
      </p>
      <AsOf facts={['price.home.1kw', 'price.society.perKw', 'subsidy.home.first', 'subsidy.society']} />
    </section>
  )
}
