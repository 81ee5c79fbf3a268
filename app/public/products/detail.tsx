import type { ComponentProps } from 'react'
import { href } from 'react-router'
import type { Thing } from 'schema-dts'
import { collections, type Product } from '../../../collections/index.ts'
import { picturesOf, siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import { markdownText } from '../../../shared/markdown.ts'
import { firstSentences } from '../../../shared/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Band } from '../band.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ChatLink } from '../contact-ways.tsx'
import { FactFigures } from '../fact-figures.tsx'
import { focusable } from '../focusable.ts'
import { Link } from '../link.tsx'
import { Markdown, splitLead } from '../markdown.tsx'
import { Breadcrumb } from '../page-header.tsx'
import { type PageSubject, useContactPath } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { notFound, readContent } from '../read-content.ts'
import { useOrganization } from '../seo/company-json-ld.tsx'
import { JsonLd, PageMeta } from '../seo/page-meta.tsx'
import { distinctName } from '../seo/page-title.ts'
import { recordBrochure } from '../sidebar.tsx'
import { useTexts } from '../texts.tsx'
import { usePageUrl, useSite } from '../use-site.ts'
import type { Route } from './+types/detail'
import { DataSheet, readFacts } from './facts.tsx'

const failure = 'Failed to load product'

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = recordId(new URL(request.url).searchParams.get('id') ?? '')
  const { records } = await readContent(context, failure, (content) => content.list('product'))
  const product = records.find((one) => one.id === id)
  if (!product) throw notFound(failure)
  const subject: PageSubject = { about: `product:${id}`, name: product.productName }
  const title = distinctName(records, product, (one) => one.productName)
  const place = records.indexOf(product)
  // Those that follow it come first.
  return { product, title, subject, others: [...records.slice(place + 1), ...records.slice(0, place)] }
}

const pathOf = (id: number) => siteAddress(collections.product, { id })

export default function ProductDetail({ loaderData: { product, title, others } }: Route.ComponentProps) {
  const t = useTexts()
  const { id, productName, description, detailText } = product
  const path = pathOf(id)
  const { price, facts } = readFacts(product.facts, t('product.price'))
  const data = useProductData(product, price)
  const contact = useContactPath()
  const [lead, text] = splitLead(description, detailText)
  const large = pictureOf(product, 'productImage', 'detailImage1')
  const [beside, below] = [pictureOf(product, 'detailImage1'), pictureOf(product, 'detailImage2')].flatMap((picture) =>
    picture && picture.name !== large?.name ? picture : []
  )
  return (
    <>
      {data && <JsonLd things={[data]} />}
      <PageMeta
        title={t('product.meta', { name: title })}
        description={firstSentences(markdownText(description))}
        path={path}
        image={large}
      />
      <div className="shell py-1">
        <Breadcrumb
          parent={{ label: t('product.parent'), path: href('/ProductServices') }}
          label={productName}
          path={path}
        />
      </div>
      <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {large && (
          <Picture
            {...large}
            sizes="(width >= 62rem) 58vw, (width >= 40rem) 100vw, 88vw"
            className="aspect-4/3 w-full object-cover sm:max-lg:aspect-16/9 lg:h-full dark:opacity-85"
            priority
          />
        )}
        <div className="flex flex-col justify-center px-(--edge) pt-5 lg:py-10 lg:pr-(--inset) lg:pl-14">
          <p className="text-lead font-medium text-muted">{t('product.banner')}</p>
          <h1 className="mt-1 text-title">{productName}</h1>
          <Markdown text={lead} under={1} className="mt-4 text-lead text-muted" />
          <div className="mt-6">
            <FactFigures facts={facts} />
          </div>
          <p className={`mt-3 ${price ? 'figure text-heading' : 'text-lead text-muted'}`}>
            {price ?? t('products.onRequest')}
          </p>
          {price && <p className="text-base text-muted">{t('product.priceNote')}</p>}
          <p className="mt-4 button-row">
            <Link to={contact} text={t('product.ask')} look="sun" />
            <ChatLink />
          </p>
        </div>
      </div>
      <div className="part grid items-start gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6 px-(--edge) lg:order-last lg:pr-(--inset) lg:pl-14">
          <DataSheet facts={facts} brochure={recordBrochure('products', id, productName).path} />
          {beside && <DetailPicture {...beside} />}
        </div>
        <article className="px-(--edge) lg:pl-(--inset)">
          <Markdown text={text} under={1} className="text-[1.1875rem] leading-relaxed *:first:text-lead" />
          {below && <DetailPicture {...below} className="mt-8" />}
        </article>
      </div>
      {others.length > 0 && <Others products={others} />}
      <CallToAction texts="products.ask" />
    </>
  )
}

function DetailPicture({
  className = '',
  ...picture
}: Pick<ComponentProps<typeof Picture>, 'name' | 'alt' | 'className'>) {
  return (
    <Picture
      {...picture}
      sizes="(width >= 62rem) 46vw, 88vw"
      className={`aspect-16/9 w-full rounded-md object-cover ${className}`}
    />
  )
}

/** The way to the other products, in a row that scrolls. */
function Others({ products }: { products: readonly Product[] }) {
  const t = useTexts()
  return (
    <Band
      title={t('product.links')}
      link={{ text: t('product.parent'), path: href('/ProductServices') }}
      tone="night"
      isRepeated
    >
      <nav aria-label={t('product.parent')}>
        <ul aria-label={t('product.links')} className="carousel-row mt-6 lg:mt-8" {...focusable}>
          {products.map((product) => (
            <li key={product.id}>
              <a href={pathOf(product.id)} className="group block">
                <Picture
                  name={product.productImage}
                  alt=""
                  sizes="17rem"
                  className="aspect-4/3 w-full rounded-md object-cover"
                />
                <span className="mt-3 block text-lead leading-tight font-semibold group-hover:underline">
                  {product.productName}
                </span>
                <span className="text-base text-on-night-muted">
                  {readFacts(product.facts, t('product.price')).price ?? product.category}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
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
