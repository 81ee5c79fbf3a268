import { collections, type Product } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Icon } from '../icons.tsx'

interface ProductCardProps {
  product: Product
  /** For the first card: its picture is fetched at once. */
  priority: boolean
  /** Spans two or three columns on a wide screen. */
  isWide: boolean
}

const wideSizes = '(width >= 84rem) 50rem, (width >= 64rem) 56vw'

export function ProductCard({
  product: { id, productName, productImage, description },
  priority,
  isWide
}: ProductCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-clip rounded-md border border-line bg-surface">
      <Picture
        name={productImage}
        alt=""
        sizes={`${isWide ? wideSizes : '(width >= 84rem) 24rem, (width >= 64rem) 28vw'}, (width >= 40rem) 44vw, 90vw`}
        className={`h-52 w-full object-cover ${isWide ? 'lg:h-72 xl:h-80' : 'xl:h-60'}`}
        priority={priority}
      />
      <div className="flex flex-1 flex-col px-6 pt-5 pb-3">
        <h3 className="text-[1.4375rem] leading-tight">{productName}</h3>
        <p className="mt-2 text-muted">{description}</p>
        <a
          href={siteAddress(collections.product, { id })}
          aria-label={`Read More... ${productName}`}
          className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 font-medium text-link after:absolute after:inset-0 group-hover:underline"
        >
          Read More...
          <Icon name="right" />
        </a>
      </div>
    </article>
  )
}
