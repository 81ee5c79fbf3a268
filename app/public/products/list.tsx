import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { CallToAction } from '../call-to-action.tsx'
import { Card } from '../card.tsx'
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

/** The first card's span, by the number of cards in the last row of three: it fills the gap that would be left there. */
const firstCardSpan = ['', 'lg:col-span-3', 'lg:col-span-2']

export default function Products({ loaderData: { products } }: Route.ComponentProps) {
  const t = useTexts()
  const rest = products.length % 3
  return (
    <>
      <PageHeader
        meta={{ description: t('products.description'), path: href('/ProductServices') }}
        title={t('products.title')}
        lead={t('products.lead')}
        drawing={['panels', 'inverter', 'battery', 'pump', 'lamp']}
      />
      <div className="shell pt-10 pb-20 lg:pt-16 lg:pb-28">
        <p className="text-lead font-medium text-muted">{t('products.label')}</p>
        <h2 className="mt-1 text-title">{t('products.heading')}</h2>
        {products.length === 0 && <p className="mt-8 text-muted">{t('products.none')}</p>}
        <ul className="entering mt-10 grid gap-x-8 gap-y-12 empty:hidden sm:grid-cols-2 lg:mt-14 lg:grid-cols-3 xl:gap-x-10">
          {products.map(({ id, productName, productImage, productImageAlt, description }, place) => {
            const isWide = place === 0 && rest > 0
            return (
              <li key={id} className={isWide ? firstCardSpan[rest] : undefined}>
                <Card
                  picture={productImage}
                  alt={productImageAlt}
                  sizes={`${isWide ? '(width >= 84rem) 50rem, (width >= 64rem) 56vw' : '(width >= 84rem) 24rem, (width >= 64rem) 28vw'}, (width >= 40rem) 44vw, 90vw`}
                  pictureClass={isWide ? 'h-52 lg:h-80' : 'h-52 xl:h-60'}
                  priority={place === 0}
                  title={productName}
                  text={markdownText(description)}
                  link={{ text: t('products.readMore'), path: siteAddress(collections.product, { id }) }}
                />
              </li>
            )
          })}
        </ul>
      </div>
      <CallToAction of="products.ask" />
    </>
  )
}
