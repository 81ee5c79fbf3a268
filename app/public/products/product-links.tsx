import type { Product } from '../../../collections/index.ts'
import { LinkList } from '../sidebar/link-list.tsx'
import { SidebarPart } from '../sidebar/sidebar.tsx'
import { productAddress } from './address.ts'

interface ProductLinksProps {
  products: readonly Pick<Product, 'id' | 'productName'>[]
  /** The id of the shown product. */
  active: number
}

export function ProductLinks({ products, active }: ProductLinksProps) {
  const links = products.map(({ id, productName }) => ({ label: productName, path: productAddress(id) }))
  return (
    <SidebarPart title="Our products">
      <nav aria-label="Products">
        <LinkList links={links} active={productAddress(active)} isCurrentPage />
      </nav>
    </SidebarPart>
  )
}
