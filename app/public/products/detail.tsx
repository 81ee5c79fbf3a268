import type { Thing } from 'schema-dts'
import { collections, type Product } from '../../../collections/index.ts'
import { picturesOf, siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { firstSentences } from '../../../shared/text.ts'
import type { PageSubject } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { notFound, readContent } from '../read-content.ts'
import { RecordPage } from '../record-page.tsx'
import { useOrganization } from '../seo/company-json-ld.tsx'
import { distinctName } from '../seo/page-title.ts'
import { recordBrochure, SidebarLinks } from '../sidebar.tsx'
import { useTexts } from '../texts.tsx'
import { usePageUrl, useSite } from '../use-site.ts'
import type { Route } from './+types/detail'
import { FactFigures, FactTable, readFacts } from './facts.tsx'

const failure = 'Failed to load product'

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = recordId(new URL(request.url).searchParams.get('id') ?? '')
  const { records } = await readContent(context, failure, (content) => content.list('product'))
  const product = records.find((one) => one.id === id)
  if (!product) throw notFound(failure)
  const subject: PageSubject = { about: `product:${id}`, name: product.productName }
  const title = distinctName(records, product, (one) => one.productName)
  return { product, title, subject, links: records.map((one) => ({ label: one.productName, path: pathOf(one.id) })) }
}

const pathOf = (id: number) => siteAddress(collections.product, { id })

export default function ProductDetail({ loaderData: { product, title, links } }: Route.ComponentProps) {
  const t = useTexts()
  const path = pathOf(product.id)
  const { price, facts } = readFacts(product.facts, t('product.price'))
  const data = useProductData(product, price)
  return (
    <RecordPage
      kind="product"
      name={product.productName}
      title={title}
      record={product}
      largePicture={pictureOf(product, 'productImage', 'detailImage1')}
      path={path}
      {...(data && { data })}
      links={<SidebarLinks title={t('product.links')} label={t('product.parent')} links={links} active={path} />}
      brochures={[recordBrochure('products', product.id, product.productName)]}
      figures={<FactFigures facts={facts} />}
      price={price}
      facts={<FactTable facts={facts} />}
    />
  )
}

/** The product for search engines, which take none without a price. */
function useProductData(product: Product, price = ''): Thing | undefined {
  const { publicUrl } = useSite()
  const urlOf = usePageUrl()
  const seller = useOrganization()
  const [low, high] = price.match(/\d[\d,]*(?:\.\d+)?/g)?.map((amount) => amount.replaceAll(',', '')) ?? []
  const image = picturesOf(collections.product, product).map((name) => `${publicUrl}/uploads/${name}`)
  const { description, productName: name } = product
  if (!low || image.length === 0 || !description) return undefined
  const url = urlOf(pathOf(product.id))
  // A product with a price can be ordered.
  const offer = { url, priceCurrency: 'INR', availability: 'https://schema.org/InStock', seller } as const
  return {
    '@type': 'Product',
    name,
    image,
    description: firstSentences(markdownText(description)),
    url,
    // 'from' and 'to' bound the price; they do not say it.
    offers:
      /^\D*\d[\d,.]*$/.test(price) && !/^[a-z]/i.test(price)
        ? { '@type': 'Offer', price: low, ...offer }
        : { '@type': 'AggregateOffer', lowPrice: low, ...(high && { highPrice: high }), ...offer }
  }
}
