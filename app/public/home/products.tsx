import type { Product } from '../../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { firstSentence } from '../text.ts'

/** What the company sells, as a list to run the eye down. */
export function Products({ products }: { products: Product[] }) {
  return (
    <section id="products" tabIndex={-1} className="shell part outline-none" aria-labelledby="products-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2.2fr]">
        <div>
          <p className="text-lead font-medium text-muted">Our Products</p>
          <h2 id="products-title" className="mt-2 text-title">
            Quality With Dedication
          </h2>
        </div>
        <ul className="grid md:grid-cols-2 md:gap-x-10">
          {products.map(({ id, productName, productImage, description }) => (
            <li key={id} className="flex gap-5 border-t border-line py-6">
              <Picture name={productImage} alt="" sizes="6.5rem" className="size-26 shrink-0 rounded-md object-cover" />
              <div>
                <h3 className="text-xl leading-snug font-semibold">{productName}</h3>
                <p className="mt-1 text-base text-muted">{firstSentence(description)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
