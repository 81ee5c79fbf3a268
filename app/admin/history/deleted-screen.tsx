import { useId } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { allCollections, collectionNamed } from '../../../collections/index.ts'
import { picturesOf } from '../../../collections/on-site.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { thumbnail } from '../../../fields/image/thumbnail.ts'
import type { Version } from '../../../server/content/history.ts'
import { indianNumber, indianTime } from '../../../shared/indian-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lastPage } from '../../../ui/page-window.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { homeOf } from '../definitions.ts'
import { ListLink } from '../list-link.tsx'
import { LoadFailure } from '../load-failure.tsx'
import type { LoadedRows } from '../load-rows.ts'
import { focusScreen, Screen } from '../screen.tsx'
import { type DeletedState, deletedAddress, deletedPerPage } from './deleted-state.ts'
import { useRestore } from './use-restore.ts'

interface DeletedScreenProps {
  loaded: LoadedRows<Version> & { state: DeletedState }
}

/** Deleted records, newest deletion first, each with a button that restores it. */
export function DeletedScreen({ loaded: { state, rows, total, failure } }: DeletedScreenProps) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const { run: restore, isBusy } = useRestore(async () => {
    // The row goes, and its button with the focus.
    focusScreen()
    await revalidator.revalidate()
  })
  const change = (changes: Partial<DeletedState>) => void navigate(deletedAddress({ ...state, page: 1, ...changes }))

  return (
    <Screen
      title="Deleted"
      width="rows"
      actions={state.collection && <ListLink to={homeOf(collectionNamed(state.collection))} />}
    >
      <div className="mt-4 grid gap-4">
        <p className="text-muted">
          A restored record has its number, its texts and its files again. What is not restored is removed for good when
          its time in the history is over.
        </p>
        <CollectionSelect chosen={state.collection} onChoose={(collection) => change({ collection })} />
        {failure ? (
          <LoadFailure
            what="deleted records"
            failure={failure}
            isBusy={revalidator.state === 'loading'}
            onRetry={() => revalidator.revalidate()}
          />
        ) : rows.length === 0 ? (
          <p className="rounded-md border border-field border-dashed px-6 py-12 text-center text-muted">
            Nothing that was deleted can be restored.
          </p>
        ) : (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {rows.map((row) => (
              <DeletedItem
                key={row.id}
                row={row}
                isBusy={isBusy}
                onRestore={() => restore({ versionId: row.id, success: `‘${row.title}’ is restored.` })}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-live="polite" className="text-muted text-sm tabular-nums">
            {indianNumber(total)} deleted
          </p>
          {total > deletedPerPage && (
            <Pagination
              page={state.page}
              last={lastPage(total, deletedPerPage)}
              isEmpty={false}
              onPage={(page) => change({ page })}
            />
          )}
        </div>
      </div>
    </Screen>
  )
}

function CollectionSelect({ chosen, onChoose }: { chosen: string; onChoose(name: string): void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>Show</label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-9 rounded-sm border border-field bg-surface px-2 pointer-coarse:min-h-11 pointer-coarse:text-base"
      >
        <option value="">Everything</option>
        {allCollections.filter(recoverable).map(({ name, admin }) => (
          <option key={name} value={name}>
            {admin.nav}
          </option>
        ))}
      </select>
    </div>
  )
}

function DeletedItem({ row, isBusy, onRestore }: { row: Version; isBusy: boolean; onRestore(): void }) {
  const { label } = collectionNamed(row.collection)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <FirstPicture row={row} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{row.title}</p>
        <p className="text-muted text-sm first-letter:uppercase">
          {label.singular}, deleted{' '}
          <time dateTime={row.at} className="tabular-nums">
            {indianTime(row.at)}
          </time>{' '}
          by {row.by}
        </p>
      </div>
      <Button disabled={isBusy} onClick={onRestore}>
        <Icon name="undo" />
        Restore <span className="sr-only">{row.title}</span>
      </Button>
    </li>
  )
}

/** Helps to tell records apart; the title beside it says what it is of. */
function FirstPicture({ row: { collection, values } }: { row: Version }) {
  const [name] = picturesOf(collectionNamed(collection), values ?? {})
  if (name === undefined) return null
  return (
    <img
      src={thumbnail(name).src}
      alt=""
      loading="lazy"
      width={64}
      height={44}
      className="h-11 w-16 rounded-sm object-cover"
    />
  )
}
