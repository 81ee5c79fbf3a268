import { href } from 'react-router'
import { CallToAction } from '../call-to-action.tsx'
import { PageHeader } from '../page-header.tsx'
import { readContent } from '../read-content.ts'
import { PageMeta } from '../seo/page-meta.tsx'
import type { Route } from './+types/list'
import { ProductCard } from './card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { records } = await readContent(context, 'Failed to load product services.', (content) =>
    content.list('product')
  )
  return { products: records }
}

/** The first card's span, by the number of cards in the last row of three: it fills the gap that would be left there. */
const firstCardSpan = ['', 'lg:col-span-3', 'lg:col-span-2']

export default function Products({ loaderData: { products } }: Route.ComponentProps) {
  const rest = products.length % 3
  return (
    <>
      <PageMeta
        title="Products"
        description="Solar panels, inverters, batteries, pumps, LED lights and small wind turbines that we install ourselves and keep spare parts for."
        path={href('/ProductServices')}
      />
      <PageHeader
        title="Products"
        trail={[{ label: 'Products' }]}
        lead="What we fit ourselves, and keep spare parts for in our own store."
        drawing={['panels', 'inverter', 'battery', 'pump', 'lamp']}
      />
      <div className="shell pt-10 pb-20 lg:pt-16 lg:pb-28">
        <p className="text-lead font-medium text-muted">#Our Products</p>
        <h2 className="mt-1 text-title">Quality With Dedication</h2>
        {products.length > 0 ? (
          <ul className="entering mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3 xl:gap-x-10 xl:gap-y-10">
            {products.map((product, place) => (
              <li key={product.id} className={place === 0 ? firstCardSpan[rest] : undefined}>
                <ProductCard product={product} priority={place === 0} isWide={place === 0 && rest > 0} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-8 text-muted">There are no products to show yet.</p>
        )}
      </div>
      <CallToAction
        title="Which size fits your roof?"
        text="Your electricity bill tells. Send the last twelve months, and you get a list of parts with the price of each."
        linkText="Send us your bill"
      />
    </>
  )
}
