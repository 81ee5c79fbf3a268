import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import { truncate } from '../../../shared/truncate.ts'
import { PageHeader } from '../page-header.tsx'
import { notFound, readContent } from '../read-content.ts'
import { RecordDetail } from '../record-detail.tsx'
import { productData } from '../seo/json-ld.ts'
import { JsonLd } from '../seo/json-ld-script.tsx'
import { PageMeta } from '../seo/page-meta.tsx'
import { FollowUs } from '../sidebar/follow-us.tsx'
import { QuestionsBox } from '../sidebar/questions-box.tsx'
import { WithSidebar } from '../sidebar/sidebar.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/detail'
import { ProductLinks } from './product-links.tsx'

const failure = 'Failed to load product'

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = recordId(new URL(request.url).searchParams.get('id') ?? '')
  if (id === undefined) throw notFound(failure)
  const [product, { records }] = await readContent(context, failure, (content) =>
    Promise.all([content.find('product', id), content.list('product')])
  )
  if (!product) throw notFound(failure)
  return { product, products: records.map(({ id, productName }) => ({ id, productName })) }
}

export default function ProductDetail({ loaderData: { product, products } }: Route.ComponentProps) {
  const { id, productName, description, detailText, productImage, detailImage1, detailImage2 } = product
  const path = siteAddress(collections.product, { id })
  return (
    <>
      <PageMeta
        title={productName}
        description={truncate(description.replace(/\s+/g, ' '), 155)}
        path={path}
        image={detailImage1 ?? productImage}
      />
      <JsonLd things={[productData(useSite(), product, path)]} />
      <PageHeader
        title="Products Detail"
        trail={[{ label: 'Products', path: href('/ProductServices') }, { label: productName }]}
        drawing={['panels', 'inverter', 'battery', 'pump', 'lamp']}
      />
      <WithSidebar
        label="More about products"
        sidebar={
          <>
            <ProductLinks products={products} active={id} />
            <QuestionsBox />
            <FollowUs />
          </>
        }
      >
        <RecordDetail
          name={productName}
          description={description}
          text={detailText}
          largePicture={detailImage1 ?? productImage}
          smallPicture={detailImage2}
          linkText="Ask about this product"
        />
      </WithSidebar>
    </>
  )
}
