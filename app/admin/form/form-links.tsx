import type { Collection } from '../../../collections/define.ts'
import { isOnSite, siteAddress } from '../../../collections/on-site.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { AnyRecord } from '../definitions.ts'
import { ListLink } from '../list-link.tsx'

interface FormLinksProps {
  collection: Collection
  /** Undefined while it is new. */
  record: AnyRecord | undefined
  /** The list that the form leads back to. */
  list: string
}

/** Leads from a form to its list, and to the page that shows the record to visitors, beside the form. */
export function FormLinks({ collection, record, list }: FormLinksProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {record && isOnSite(collection) && (
        <a href={siteAddress(collection, record)} target="_blank" rel="noopener" className={buttonClass()}>
          <Icon name="leave" />
          View on site <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      <ListLink to={list} />
    </div>
  )
}
