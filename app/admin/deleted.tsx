import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { allCollections, collectionNamed } from '../../collections/index.ts'
import { picturesOf } from '../../collections/on-site.ts'
import { recoverable } from '../../collections/schemas.ts'
import { thumbnail } from '../../fields/file/thumbnail.ts'
import type { Version } from '../../server/content/history.ts'
import { addressWith } from '../../shared/address.ts'
import { indianNumber } from '../../shared/indian-format.ts'
import { Button, lastPage, Moment, Pagination } from '../../ui/index.ts'
import { homeOf } from './definitions.ts'
import { notRestored, restoreVersion } from './history/history.tsx'
import { Loaded, useRead } from './loaded.tsx'
import { EmptyNote, focusScreen, ListLink, Screen } from './screen.tsx'
import { ToolbarSelect } from './toolbar-inputs.tsx'
import { useAction } from './use-action.tsx'

const perPage = 25

export default function Deleted() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const collections = allCollections.filter(recoverable)
  const chosen = collections.find(({ name }) => name === parameters.get('collection'))
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1)
  const query = { deleted: 'true', page: String(page), pageSize: String(perPage), collection: chosen?.name ?? '' }
  const deleted = useRead<Version[]>(addressWith('/api/history', query))
  const { run: restore, isBusy } = useAction(async (id: number, title: string) => {
    await restoreVersion(id, `‘${title}’ is restored.`)
    // The row goes, and its button with the focus.
    focusScreen()
    await deleted.reread()
  }, notRestored)
  const address = (to: number, collection: string = chosen?.name ?? '') =>
    addressWith('/deleted', { collection, page: to > 1 ? String(to) : '' })

  return (
    <Screen title="Deleted" width="rows" actions={chosen && <ListLink to={homeOf(chosen)} />}>
      <div className="mt-4 grid gap-4">
        <p className="text-muted">
          A restored record has its number, its texts and its files again. What is not restored is removed for good when
          its time in the history is over.
        </p>
        <ToolbarSelect
          label="Show"
          value={chosen?.name ?? ''}
          onChange={({ target }) => navigate(address(1, target.value))}
        >
          <option value="">Everything</option>
          {collections.map(({ name, admin }) => (
            <option key={name} value={name}>
              {admin.nav}
            </option>
          ))}
        </ToolbarSelect>
        <Loaded {...deleted} what="deleted records">
          {(rows, total) => (
            <>
              {page > lastPage(total, perPage) && <Navigate replace to={address(lastPage(total, perPage))} />}
              {total === 0 && <EmptyNote>Nothing that was deleted can be restored.</EmptyNote>}
              <ul className="divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
                {rows.map(({ id, collection: name, title, values, at, by }) => {
                  const collection = collectionNamed(name)
                  const [picture] = picturesOf(collection, values ?? {})
                  return (
                    <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                      {picture !== undefined && (
                        <img
                          src={thumbnail(picture).src}
                          alt=""
                          loading="lazy"
                          width={64}
                          height={44}
                          className="h-11 w-16 rounded-sm object-cover"
                        />
                      )}
                      <div className="min-w-0 flex-1 basis-52">
                        <p className="font-semibold wrap-anywhere">{title}</p>
                        <p className="text-muted text-sm first-letter:uppercase">
                          {collection.label.singular} · deleted <Moment at={at} /> by {by}
                        </p>
                      </div>
                      <Button disabled={isBusy} onClick={() => restore(id, title)} icon="undo">
                        Restore <span className="sr-only">{title}</span>
                      </Button>
                    </li>
                  )
                })}
              </ul>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p aria-live="polite" className="text-muted text-sm tabular">
                  {indianNumber(total)} deleted
                </p>
                {total > perPage && (
                  <Pagination {...{ page, total }} size={perPage} onPage={(to) => navigate(address(to))} />
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  )
}
