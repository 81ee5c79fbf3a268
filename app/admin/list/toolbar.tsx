import { lazy, type RefObject, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { recommendedNames } from '../../../collections/gaps.ts'
import { importCall } from '../../../collections/import-columns.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Button, buttonClass, Checkbox, Icon, Pagination } from '../../../ui/index.ts'
import { Exports } from '../export/exports.tsx'
import { SearchBox, ToolbarSelect } from '../toolbar-inputs.tsx'
import { useBulkActions } from './bulk-actions.tsx'
import { changedState, pageSizeOf, pageSizes, rangeText, sortFieldOf, stateQuery } from './state.ts'
import type { List } from './use-list.ts'

const ImportDialog = lazy(() => import('../import/dialog.tsx'))

/** The actions on the list, or on the selected rows, and the filters. On a phone the tools are a sheet. */
export function ListToolbar({ list, searchBox }: { list: List; searchBox: RefObject<HTMLInputElement | null> }) {
  const { collection, state, selection, change } = list
  const bulk = useBulkActions(list)
  const [isImporting, setImporting] = useState(false)
  const { admin } = collection
  const { search, unread, missing } = state
  const count = selection.selected.size
  // Another screen has set it.
  const lacked = recommendedNames(collection).find(({ name }) => name === missing)
  const deletion = (
    <Button
      {...(count === 0 && { look: 'tool', 'aria-disabled': true, title: 'Select rows first' })}
      onClick={bulk.askToDelete}
      icon="trash"
      className="aria-disabled:pointer-events-auto! md:max-lg:in-[.sheet]:aria-disabled:-ml-[11px]"
    >
      Delete
    </Button>
  )
  return (
    <div
      className={`flex min-h-9 shrink-0 flex-wrap items-center gap-2 print:hidden ${count > 0 ? '' : 'lg:-mr-[11px]'}`}
    >
      <div className="flex flex-wrap items-center gap-2 max-lg:w-full lg:mr-auto">
        {lacked && (
          <Button onClick={() => change({ missing: '' })} className="border-link bg-selected">
            Without {lacked.label}
            <Icon name="close" />
            <span className="sr-only">: show all</span>
          </Button>
        )}
        {admin.list.unread !== undefined && (
          <Button aria-pressed={unread} onClick={() => change({ unread: !unread })} className="whitespace-nowrap">
            Unread only
          </Button>
        )}
        <SearchBox
          label={admin.list.searchLabel}
          search={search}
          box={searchBox}
          onSearch={(wanted) => change({ search: wanted }, search !== '')}
        />
        <Button popoverTarget={toolsId} className="md:hidden">
          <Icon name="more" className="size-5" />
          <span className="sr-only">Tools</span>
        </Button>
      </div>
      <div
        className={
          count > 0
            ? 'selection-bar flex flex-wrap items-center gap-2 bg-selected text-sm max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-line max-md:border-t max-md:p-3 md:rounded-sm md:pl-3'
            : 'sr-only'
        }
      >
        {/* Also those on pages and in searches that are not shown. */}
        <span aria-live="polite" className="mr-1 tabular">
          {count > 0 && `${indianNumber(count)} selected`}
          {selection.hidden > 0 && `, ${indianNumber(selection.hidden)} outside this search`}
        </span>
        {count > 0 && (
          <>
            {admin.list.bulk?.map((wanted) => (
              <Button key={wanted.label} onClick={() => bulk.change(wanted)}>
                {wanted.label}
              </Button>
            ))}
            {deletion}
            <Button look="plain" onClick={selection.clear}>
              Clear
            </Button>
          </>
        )}
      </div>
      <div id={toolsId} popover="auto" className={`sheet ${count > 0 ? 'md:hidden' : 'md:contents'}`}>
        {count === 0 && deletion}
        <Exports collection={collection} />
        {importCall(collection) && (
          <Button look="tool" icon="import" onClick={() => setImporting(true)}>
            Import
          </Button>
        )}
        {recoverable(collection) && (
          <Link to={`/deleted?collection=${collection.name}`} className={buttonClass('tool')}>
            <Icon name="history" />
            Deleted
          </Link>
        )}
        <SortSelect list={list} />
        {list.order.isOn && (
          <Checkbox id="moving" className="text-sm sm:hidden">
            Move rows
          </Checkbox>
        )}
      </div>
      {bulk.dialog}
      {isImporting && (
        <Suspense>
          <ImportDialog {...list} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

const toolsId = 'tools'

/** The order, where no column's head is in sight. */
function SortSelect({ list: { collection, state, change } }: { list: List }) {
  const orders = collection.admin.list.columns.flatMap((column) => {
    const field = sortFieldOf(collection, column)
    if (field === undefined) return []
    return [[field, `${column.label}, ascending`] as const, [`-${field}`, `${column.label}, descending`] as const]
  })
  return (
    <div className="md:hidden">
      <ToolbarSelect label="Sort by" value={state.sort} onChange={({ target }) => change({ sort: target.value })}>
        {[['', 'The usual order'] as const, ...orders].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </ToolbarSelect>
    </div>
  )
}

/** The range of a list's rows, and the ways to others, also where there are none. Says nothing of a list that could not be read. */
export function ListFoot({ list: { state, rows, total, failure, change } }: { list: List }) {
  if (failure) return null
  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 max-lg:gap-x-2 [&_:is(label,select)]:border-transparent! [&_:is(label,select)]:bg-transparent! [&_:is(label,select)]:text-muted">
      <p aria-live="polite" className="grow text-muted text-sm tabular">
        {rangeText(state, rows.length, total)}
      </p>
      <ToolbarSelect
        label="Rows per page"
        isShort
        value={state.pageSize}
        onChange={({ target }) => change({ pageSize: pageSizeOf(target.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </ToolbarSelect>
      <Pagination page={state.page} total={total} size={state.pageSize} onPage={(page) => change({ page })} />
    </div>
  )
}

/** Filters one click away, with how many records each finds, where that is counted; the order, the page size and the search stay. */
export function Tabs({ list: { collection, state, counts } }: { list: List }) {
  const { path, title, tabs } = collection.admin.list
  if (!tabs) return null
  return (
    <nav
      aria-label={`${title} by ${collection.topics ? 'topic' : 'state'}`}
      className={`${collection.topics ? 'max-lg:order-last max-lg:w-full' : 'max-md:order-last max-md:w-full'} print:hidden`}
    >
      <ul className="flex gap-1 max-md:overflow-x-auto md:flex-wrap">
        {tabs.map(({ label, query, count }) => (
          <li key={label}>
            <Link
              to={path + stateQuery(changedState(state, { filter: query }))}
              preventScrollReset
              aria-current={query === state.filter || undefined}
              className="flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-sm px-2 text-muted text-sm hover:bg-sunken aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
            >
              {label}
              {counts && count && (
                <span className={`tabular ${count === 'due' && counts.due ? 'text-danger' : ''}`}>
                  {indianNumber(
                    counts[count] ?? (query ? 0 : Object.values(counts).reduce((sum, one) => sum + one, 0))
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
