import { collections, type Product } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { LinkList } from '../sidebar/link-list.tsx'
import { SidebarPart } from '../sidebar/sidebar.tsx'

interface ProductLinksProps {
  products: readonly Pick<Product, 'id' | 'productName'>[]
  /** The id of the current product. */
  active: number
}

export function ProductLinks({ products, active }: ProductLinksProps) {
  const links = products.map(({ id, productName }) => ({
    label: productName,
    path: siteAddress(collections.product, { id })
  }))
  return (
    <SidebarPart title="Our products">
      <nav aria-label="Products">
        <LinkList links={links} active={siteAddress(collections.product, { id: active })} isCurrentPage />
      </nav>
    </SidebarPart>
  )
}
