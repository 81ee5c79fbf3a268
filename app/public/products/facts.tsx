import { namedLines } from '../../../shared/named-lines.ts'
import { figureCount } from '../fact-figures.tsx'
import { Link } from '../link.tsx'
import { useTexts } from '../texts.tsx'

type ProductFacts = ReturnType<typeof readFacts>

/**
 * A product's facts from their text; the price stands apart.
 * @param priceName the name of its line in the language of the page; facts without translation have the English one
 */
export function readFacts(text: string, priceName: string) {
  const facts = namedLines(text)
  const price = facts.find(({ name }) => [priceName.toLowerCase(), 'price'].includes(name.toLowerCase()))
  return { price: price?.value, facts: facts.filter((fact) => fact !== price) }
}

/** All facts on a sheet of paper, to take along; nothing where the figures are all. @param brochure its address as a PDF */
export function DataSheet({ facts, brochure }: Pick<ProductFacts, 'facts'> & { brochure: string }) {
  const t = useTexts()
  if (facts.length <= figureCount) return null
  return (
    <section aria-labelledby="data" className="estimate-sheet">
      <div className="bg-surface">
        <h2 id="data" className="on-night bg-night px-4 py-2 text-lead text-on-night sm:px-6">
          {t('product.data')}
        </h2>
        <dl className="divide-y divide-line px-4 pb-2 sm:px-6">
          {facts.map(({ name, value }) => (
            <div
              key={name + value}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 py-2 leading-snug"
            >
              <dt className="text-base text-muted">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="slip grid bg-surface px-4 pt-4 pb-6 sm:px-6 print:hidden">
        <Link to={brochure} text={`${t('product.data')} ${t('site.pdf')}`} look="quiet" icon="download" />
      </p>
    </section>
  )
}
