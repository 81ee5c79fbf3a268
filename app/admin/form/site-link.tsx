import { type CollectionOnSite, siteAddress } from '../../../collections/on-site.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { AnyRecord } from '../definitions.ts'

/** Opens the page that shows a record to visitors, beside the form. */
export function SiteLink({ collection, record }: { collection: CollectionOnSite; record: AnyRecord }) {
  return (
    <a href={siteAddress(collection, record)} target="_blank" rel="noopener" className={buttonClass()}>
      <Icon name="leave" />
      View on site <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
