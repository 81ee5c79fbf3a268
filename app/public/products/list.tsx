import { href } from 'react-router'
import { collections, type Product } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { Picture } from '../../../ui/picture.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ArrowLink } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/list'
import { FactFigures, readFacts } from './facts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { records } = await readContent(context, 'Failed to load product services.', (content) =>
    content.list('product')
  )
  // Those of a category stand together; the categories in the order of their first products.
  return { products: [...Map.groupBy(records, ({ category }) => category).values()].flat() }
}

export default function Products({ loaderData: { products } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <>
      <PageHeader
        meta={{ description: t('products.description'), path: href('/ProductServices') }}
        title={t('products.title')}
        lead={t('products.lead')}
      />
      <div className="shell part">
        <p className="text-lead font-medium text-muted">{t('products.label')}</p>
        <h2 className="text-title">{t('products.heading')}</h2>
        {products.length === 0 && <p className="mt-8 text-muted">{t('products.none')}</p>}
        <ul className="entering empty:hidden">
          {products.map((product, place) => {
            const isFirst = product.category !== products[place - 1]?.category
            return (
              <li
                key={product.id}
                className={`grid gap-x-10 lg:grid-cols-[7rem_minmax(0,1fr)] ${isFirst ? 'mt-9 lg:mt-12' : 'mt-7 lg:mt-8'}`}
              >
                {isFirst && product.category && (
                  <h3 className="mb-4 border-t-2 border-ink pt-3 text-lead leading-tight font-medium lg:mb-0">
                    {product.category}
                  </h3>
                )}
                <ProductRow product={product} isFirst={place === 0} />
              </li>
            )
          })}
        </ul>
      </div>
      <CallToAction of="products.ask" />
    </>
  )
}

function ProductRow({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const { id, productName, productImage, productImageAlt, category, description } = product
  const t = useTexts()
  const { price, facts } = readFacts(product.facts)
  const Name = category ? 'h4' : 'h3'
  return (
    <article className="group relative grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8 lg:col-start-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]">
      <Picture
        name={productImage}
        alt={productImageAlt}
        sizes="(width >= 84rem) 22rem, (width >= 40rem) 34vw, 42vw"
        className="aspect-4/3 w-full rounded-md object-cover sm:row-span-2"
        priority={isFirst}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 max-sm:content-start">
        <Name className="text-xl leading-tight font-semibold group-hover:underline sm:text-heading">{productName}</Name>
        {price && <p className="figure text-lead">{price}</p>}
      </div>
      <div className="max-sm:col-span-2">
        <FactFigures facts={facts} />
        <p className="max-w-[66ch] text-base whitespace-pre-line text-muted">{markdownText(description)}</p>
        <ArrowLink
          to={siteAddress(collections.product, { id })}
          text={t('products.readMore')}
          of={productName}
          className="text-[0.9375rem] font-medium text-link after:absolute after:inset-0"
        />
      </div>
    </article>
  )
}
