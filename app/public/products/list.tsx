import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { CallToAction } from '../call-to-action.tsx'
import { Card, fullRows } from '../card.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/list'

export async function loader({ context }: Route.LoaderArgs) {
  const { records } = await readContent(context, 'Failed to load product services.', (content) =>
    content.list('product')
  )
  return { products: records }
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
        <ul
          className={`entering mt-7 grid gap-x-8 gap-y-8 empty:hidden sm:grid-cols-2 sm:gap-y-11 lg:mt-9 ${fullRows(products.length)}`}
        >
          {products.map(({ id, productName, productImage, productImageAlt, description }, place) => (
            <li key={id} className="border-line max-sm:border-t max-sm:pt-5">
              <Card
                isRow
                picture={productImage}
                alt={productImageAlt}
                sizes="(width >= 84rem) 20rem, (width >= 62rem) 28vw, (width >= 40rem) 44vw, 9rem"
                pictureClass="sm:aspect-4/3"
                priority={place === 0}
                title={productName}
                text={markdownText(description)}
                link={{ text: t('products.readMore'), path: siteAddress(collections.product, { id }) }}
              />
            </li>
          ))}
        </ul>
      </div>
      <CallToAction of="products.ask" />
    </>
  )
}
