interface PriceTableProps {
  caption: string
  /** What the columns are. */
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

/** Prices, or who pays them: what on the left, how much on the right; on a phone below each other. */
export function PriceTable({ caption, head, rows }: PriceTableProps) {
  return (
    <table className="w-full border-y border-line text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([what, price]) => (
          <tr key={what} className="max-sm:block max-sm:py-3 sm:align-baseline">
            <th scope="row" className="font-normal max-sm:block sm:py-3.5 sm:pr-8">
              {what}
            </th>
            <td className="font-semibold tabular-nums max-sm:block sm:w-[46%] sm:py-3.5">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
