import { Link } from 'react-router'
import { type Collection, titleOf } from '../../../collections/define.ts'
import { itemsOfText } from '../../../fields/list/field.ts'
import { normalizeForSearch } from '../../../shared/search-text.ts'
import { Icon } from '../../../ui/index.ts'
import { recordsCall } from '../calls.ts'
import { type AnyRecord, amountText } from '../definitions.ts'
import { useRead } from '../loaded.tsx'
import type { FormState } from './form-state.ts'

/** The most that one call answers. */
const most = 100

/**
 * The other records of a collection whose title is a list of words, as links: those that have one of the typed words already, else all,
 * folded. Nothing where they cannot be read: the form stands without.
 */
export function OtherRecords({ collection, state: { draft, record } }: { collection: Collection; state: FormState }) {
  const { answer } = useRead<AnyRecord[]>(recordsCall(collection, { pageSize: String(most) }))
  const { title, label, admin } = collection
  const others = answer?.body.filter(({ id }) => id !== record?.id) ?? []
  const typed = new Set(itemsOfText(String(draft[title] ?? '')).map(normalizeForSearch))
  const alike = others.filter((other) =>
    [other[title]].flat().some((word) => typed.has(normalizeForSearch(String(word))))
  )
  const count = alike.length || (answer?.total ?? 0) - (record ? 1 : 0)
  const [shown, end] =
    alike.length > 0 ? [alike, 'with one of these words already'] : [others, record ? 'besides this one' : 'so far']
  if (others.length === 0) return null
  return (
    <details
      key={end}
      open={alike.length > 0}
      className="group min-w-0 rounded-md border border-line bg-surface px-4 text-sm md:px-6 print:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2">
        <h2 className="mr-auto font-semibold text-base">
          <span role="status">
            {amountText(count, label)} {end}
          </span>
        </h2>
        <Icon name="right" className="size-4 transition-transform group-open:rotate-90" />
      </summary>
      <ul className="gap-x-6 pb-3 sm:columns-2 2xl:columns-3">
        {shown.map((other) => (
          <li key={other.id} className="break-inside-avoid">
            <Link
              to={`${admin.form.path}?id=${other.id}`}
              className="flex min-h-8 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <span className="truncate">{titleOf(collection, other)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
