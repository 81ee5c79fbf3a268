import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import type { PageSubject } from '../page-subject.ts'
import { pictureOf } from '../picture-of.ts'
import { notFound, readContent } from '../read-content.ts'
import { RecordPage } from '../record-page.tsx'
import { SidebarLinks } from '../sidebar.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/detail'
import { FactFigures, FactTable, readFacts } from './facts.tsx'

const failure = 'Failed to load product'

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = recordId(new URL(request.url).searchParams.get('id') ?? '')
  const { records } = await readContent(context, failure, (content) => content.list('product'))
  const product = records.find((one) => one.id === id)
  if (!product) throw notFound(failure)
  const subject: PageSubject = { about: `product:${id}`, name: product.productName }
  return { product, subject, links: records.map(({ id, productName }) => ({ label: productName, path: pathOf(id) })) }
}

const pathOf = (id: number) => siteAddress(collections.product, { id })

export default function ProductDetail({ loaderData: { product, links } }: Route.ComponentProps) {
  const t = useTexts()
  const path = pathOf(product.id)
  const { price, facts } = readFacts(product.facts)
  return (
    <RecordPage
      kind="product"
      name={product.productName}
      record={product}
      largePicture={pictureOf(product, 'productImage', 'detailImage1')}
      path={path}
      links={<SidebarLinks title={t('product.links')} label={t('product.parent')} links={links} active={path} />}
      figures={
        <>
          <FactFigures facts={facts} />
          {price && <p className="mt-5 figure text-title">{price}</p>}
        </>
      }
      facts={<FactTable facts={facts} />}
    />
  )
}
