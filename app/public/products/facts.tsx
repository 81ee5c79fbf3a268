import { namedLines } from '../../../shared/named-lines.ts'
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

const figureCount = 3

/** The first facts as figures side by side, or one below the other, each before its words; nothing where there are none. */
export function FactFigures({ facts: all, isList }: Pick<ProductFacts, 'facts'> & { isList?: boolean }) {
  const facts = all.filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl
      className={
        isList ? 'w-full border-b border-line' : 'mb-3 grid w-full grid-cols-[repeat(3,auto)] gap-x-4 sm:gap-x-6'
      }
    >
      {facts.slice(0, figureCount).map(({ name, value }) => (
        <div
          key={name + value}
          className={`flex border-t ${isList ? 'flex-row-reverse flex-wrap items-baseline justify-end gap-x-4 border-line py-1.5' : 'flex-col-reverse justify-end border-ink pt-2'}`}
        >
          <dt className={`text-base leading-tight text-muted ${isList ? 'flex-[1_1_6rem]' : ''}`}>{name}</dt>
          <dd
            className={`figure leading-tight ${isList ? 'basis-40 text-[1.375rem]' : 'text-[clamp(1.375rem,1.1rem+1vw,1.875rem)]'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
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
