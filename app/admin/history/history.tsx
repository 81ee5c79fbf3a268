import { useId, useState } from 'react'
import { type Definition, titleOf } from '../../../collections/define.ts'
import type { Version } from '../../../server/content/history.ts'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button, Icon, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { versionsCall, versionsPerPage } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { Loaded, useRead } from '../loaded.tsx'
import { useAction, useConfirmedAction } from '../use-action.tsx'
import { ComparedValues, FirstValue } from './difference.tsx'
import { type RecordState, statesOf } from './states.ts'

export interface HistoryProps {
  title?: string
  definition: Definition
  record: AnyRecord
  isUnsaved: boolean
  onRestored(): Promise<void>
}

/** Earlier versions of a record, with authors, changes and times, and a way to restore them. Nothing is read before it is opened. */
export function RecordHistory({ title = 'History', ...props }: HistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-md border border-line bg-surface print:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-md px-4 py-2 md:px-6">
        <Icon name="history" />
        <h2 className="font-semibold">{title}</h2>
        <Icon name="right" className="ml-auto size-4 transition-transform group-open:rotate-90" />
      </summary>
      <div className="border-line border-t px-4 py-4 md:px-6">
        {/* A new version of the record has another history. */}
        {isOpen && <Versions key={props.record.version} {...props} />}
      </div>
    </details>
  )
}

function Versions({ definition, record, isUnsaved, onRestored }: Omit<HistoryProps, 'title'>) {
  const first = useRead<Version[]>(versionsCall(definition, record, 1))
  const [older, setOlder] = useState<readonly Version[]>([])
  const reading = useAction(async () => {
    const page = older.length / versionsPerPage + 2
    const { body } = await call<Version[]>('GET', versionsCall(definition, record, page))
    setOlder([...older, ...body])
  }, 'Could not load the history.')
  return (
    <Loaded {...first} what="the history">
      {(newest, total) => {
        const versions = [...newest, ...older]
        const isWhole = versions.length >= total
        return (
          <>
            <ol className="grid gap-5">
              {statesOf(definition, record, versions, isWhole).map((state) => (
                <StateItem
                  key={state.key}
                  {...{ state, isUnsaved, onRestored }}
                  title={titleOf(definition, record)}
                  version={record.version}
                />
              ))}
            </ol>
            {!isWhole && (
              <Button onClick={() => reading.run()} className="mt-4">
                Show older versions
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function detailsOf({ restoring }: RecordState, isUnsaved: boolean): string {
  const labels = restoring.map(({ field }) => field.label).join(', ')
  const effect = labels ? `This puts back: ${labels}.` : 'It has the same values as the present version.'
  const kept = ' The present version stays in the history.'
  return `${effect}${kept}${isUnsaved ? ' What you have typed and not saved is lost.' : ''}`
}

interface StateItemProps extends Pick<HistoryProps, 'isUnsaved' | 'onRestored'> {
  state: RecordState
  title: string
  /** Of the record as the person sees it. */
  version: number
}

function StateItem({ state, title, version, isUnsaved, onRestored }: StateItemProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { madeAt, madeBy, changes, versionId } = state
  const restoring = useConfirmedAction(
    { question: 'Restore this version?', details: detailsOf(state, isUnsaved), confirm: 'Restore', look: 'primary' },
    () => restoreVersion(versionId ?? 0, 'The version is restored.', version).then(onRestored),
    notRestored
  )
  const when = madeAt ? indianTime(madeAt) : 'Before the history begins'
  const labels = changes.map(({ field }) => field.label)
  return (
    <li className="border-line border-l-4 pl-4">
      <p className="font-semibold tabular">
        {madeAt ? <time dateTime={madeAt}>{when}</time> : when}
        {versionId === undefined && (
          <span className="ml-2 rounded-sm bg-leaf-soft px-2 py-0.5 text-leaf text-sm">Present version</span>
        )}
      </p>
      <p className="text-sm wrap-anywhere">
        {sentence(state, labels)}
        {madeBy && <span className="text-muted"> by {madeBy}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {changes.length > 0 && (
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} {state.isFirst ? 'values' : 'changes'}
            <span className="sr-only"> of {when}</span>
          </Button>
        )}
        {versionId !== undefined && (
          <Button onClick={restoring.ask}>
            Restore this version<span className="sr-only"> of {when}</span>
          </Button>
        )}
      </div>
      {restoring.dialog}
      <dl id={id} hidden={!isOpen} className="mt-3 grid gap-4">
        {isOpen &&
          changes.map(({ name, field, before, after }) => (
            <div key={name}>
              <dt className="font-semibold text-sm">{field.label}</dt>
              <dd className="mt-1">
                {state.isFirst ? (
                  <FirstValue {...{ field, title }} value={after} />
                ) : (
                  <ComparedValues
                    {...{ field, title }}
                    before={{ name: 'Before', value: before }}
                    after={{ name: 'After', value: after }}
                  />
                )}
              </dd>
            </div>
          ))}
      </dl>
    </li>
  )
}

function sentence({ kind }: RecordState, labels: readonly string[]): string {
  if (kind === 'created') return 'Created'
  if (kind === 'oldest') return 'The oldest version that is kept'
  if (kind === 'back') return 'Brought back after its deletion'
  return labels.length > 0 ? `${labels.join(', ')} changed` : 'Saved without a change'
}

/** Restores a version. @param version of the record as the person sees it, left out where it was deleted @throws ApiError */
export async function restoreVersion(versionId: number, success: string, version?: number): Promise<void> {
  await call('POST', `/api/history/${versionId}/restore`, { body: { version } })
  toasts.success(success)
}

export const notRestored = 'Could not restore the version.'
