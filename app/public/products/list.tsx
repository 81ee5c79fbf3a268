import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { Link } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { pictureOf } from '../picture-of.ts'
import { readContent } from '../read-content.ts'
import { pageTitle } from '../seo/page-title.ts'
import { StreetDrawing } from '../street-drawing.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/list'
import { readFacts } from './facts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { records } = await readContent(context, 'Failed to load product services.', (content) =>
    content.list('product')
  )
  // Those of a category stand together; the categories in the order of their first products.
  return { products: [...Map.groupBy(records, ({ category }) => category).values()].flat() }
}

export default function Products({ loaderData: { products } }: Route.ComponentProps) {
  const t = useTexts()
  const categories = [...Map.groupBy(products, ({ category }) => category)].flatMap(([text, [first, ...more]]) =>
    text && first ? { text, value: `product-${first.id}`, count: more.length + 1 } : []
  )
  return (
    <>
      <PageHeader
        meta={{
          title: pageTitle(t, 'products'),
          description: t('products.description'),
          path: href('/ProductServices'),
          image: products[0] && pictureOf(products[0], 'productImage')
        }}
        title={t('products.title')}
        lead={t('products.lead')}
      >
        <StreetDrawing
          pieces={['panels', 'inverter', 'battery', 'pump', 'lamp', 'turbine']}
          className="-mb-6 w-full text-field max-lg:hidden lg:-mb-8"
        />
      </PageHeader>
      <div className="shell part">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <div>
            <p className="text-lead font-medium text-muted">{t('products.label')}</p>
            <h2 className="text-title">{t('products.heading')}</h2>
          </div>
          {categories.length > 1 && (
            <FilterLinks label={t('site.contents')} options={categories} addressOf={(id) => `#${id}`} />
          )}
        </div>
        {products.length === 0 && <p className="mt-8 text-muted">{t('products.none')}</p>}
        <ul className="entering mt-8 grid gap-x-10 gap-y-12 empty:hidden sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {products.map((product, place) => {
            const { id, productName, productImage, productImageAlt, category, description } = product
            const { price, facts } = readFacts(product.facts, t('product.price'))
            // The first, and one that would be alone in its row.
            const isWide = place === 0 || (place === products.length - 1 && place % 3 === 1)
            return (
              <li
                key={id}
                id={`product-${id}`}
                className={isWide ? 'sm:col-span-full' : 'sm:row-span-5 sm:grid sm:grid-rows-subgrid'}
              >
                <Card
                  picture={productImage}
                  alt={productImageAlt}
                  sizes={`(width >= 62rem) ${isWide ? 52 : 28}vw, (width >= 40rem) ${isWide ? 90 : 44}vw, ${isWide ? 88 : 42}vw`}
                  pictureClass={isWide ? 'aspect-3/2' : 'aspect-square sm:aspect-4/3'}
                  layout={isWide ? 'lead' : 'aligned'}
                  beside={isWide ? undefined : 'title'}
                  priority={place === 0}
                  note={category}
                  title={productName}
                  titleClass={isWide ? 'text-title' : 'text-xl leading-tight sm:text-heading'}
                  text={markdownText(description)}
                  figures={facts}
                  link={{ text: t('products.readMore'), path: siteAddress(collections.product, { id }) }}
                >
                  <p className="mt-1">
                    {price ? (
                      <span className={`figure ${isWide ? 'text-heading' : 'text-2xl'}`}>{price}</span>
                    ) : (
                      <Link
                        to={`${href('/contact')}?about=product:${id}`}
                        text={t('products.onRequest')}
                        of={productName}
                        className="relative z-10 text-base"
                      />
                    )}
                  </p>
                </Card>
              </li>
            )
          })}
        </ul>
        {products.some(({ facts }) => readFacts(facts, t('product.price')).price) && (
          <p className="mt-8 text-base text-muted">{t('product.priceNote')}</p>
        )}
      </div>
      <CallToAction texts="products.ask" />
    </>
  )
}
