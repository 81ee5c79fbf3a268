import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
import { Link } from '../link.tsx'
import { PageHeader } from '../page-header.tsx'
import { pictureOf } from '../picture-of.ts'
import { readContent } from '../read-content.ts'
import { pageTitle } from '../seo/page-title.ts'
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
        meta={{
          title: pageTitle(t, 'products'),
          description: t('products.description'),
          path: href('/ProductServices'),
          image: products[0] && pictureOf(products[0], 'productImage')
        }}
        title={t('products.title')}
        lead={t('products.lead')}
      />
      <div className="shell part">
        <p className="text-lead font-medium text-muted">{t('products.label')}</p>
        <h2 className="text-title">{t('products.heading')}</h2>
        {products.length === 0 && <p className="mt-8 text-muted">{t('products.none')}</p>}
        <ul className="entering empty:hidden">
          {products.map((product, place) => {
            const { id, productName, productImage, productImageAlt, category, description } = product
            const { price, facts } = readFacts(product.facts, t('product.price'))
            const isFirst = category !== products[place - 1]?.category
            return (
              <li
                key={id}
                className={`grid gap-x-10 lg:grid-cols-[7rem_minmax(0,1fr)] ${isFirst ? 'mt-9 lg:mt-12' : 'mt-7 lg:mt-8'}`}
              >
                {isFirst && category && (
                  <h3 className="mb-4 border-t-2 border-ink pt-3 text-lead leading-tight font-medium lg:mb-0">
                    {category}
                  </h3>
                )}
                <div className="lg:col-start-2">
                  <Card
                    picture={productImage}
                    alt={productImageAlt}
                    sizes="(width >= 84rem) 22rem, (width >= 40rem) 36vw, 42vw"
                    pictureClass="aspect-square sm:aspect-4/3"
                    layout="row"
                    beside="title"
                    priority={place === 0}
                    title={productName}
                    titleClass="text-xl leading-tight sm:text-heading font-semibold"
                    level={category ? 4 : 3}
                    text={markdownText(description)}
                    link={{ text: t('products.readMore'), path: siteAddress(collections.product, { id }) }}
                  >
                    <p className="mb-2">
                      {price ? (
                        <span className="figure text-lead">{price}</span>
                      ) : (
                        <Link
                          to={`${href('/contact')}?about=product:${id}`}
                          text={t('products.onRequest')}
                          of={productName}
                          className="relative z-10 text-base"
                        />
                      )}
                    </p>
                    <FactFigures facts={facts} isNarrow />
                  </Card>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
      <CallToAction texts="products.ask" />
    </>
  )
}
