import type { Collection } from '../../../collections/define.ts'
import { missables } from '../../../collections/gaps.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ListState } from './state.ts'

interface FiltersProps {
  collection: Collection
  state: ListState
  onChange(changes: Partial<ListState>): void
}

/** The switch to what nobody has read, and the filter that another screen has set, which can be taken away. */
export function Filters({ collection, state: { unread, missing }, onChange }: FiltersProps) {
  const lacked = missables(collection).find(({ name }) => name === missing)
  return (
    <>
      {collection.admin.list.unread !== undefined && (
        <Button
          aria-pressed={unread}
          onClick={() => onChange({ unread: !unread })}
          className="aria-pressed:border-link aria-pressed:bg-leaf-soft aria-pressed:font-semibold"
        >
          Unread only
        </Button>
      )}
      {lacked && (
        <Button onClick={() => onChange({ missing: '' })} className="border-link bg-leaf-soft">
          Without {lacked.label}
          <Icon name="close" />
          <span className="sr-only">: show all</span>
        </Button>
      )}
    </>
  )
}
