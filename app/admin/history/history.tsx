import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Moment } from '../../ui/moment.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { ApiError, post } from '../api.ts'
import type { AnyRecord, Definition } from '../definitions.ts'
import { useReading } from '../use-reading.ts'
import { Difference } from './difference.tsx'
import { changesIn, type Version } from './versions.ts'

interface HistoryProps {
  definition: Definition
  /** The record as it is now. */
  record: AnyRecord
  /** Something in the form is not saved: putting a version back loses it. */
  isUnsaved(): boolean
  onRestored(): Promise<void>
}

/** What the record was before each save, and the way back. Nothing is read until somebody opens it. */
export function History(props: HistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="mt-4 rounded-md border border-line bg-surface"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold md:px-6">
        <Icon name="list" />
        History
      </summary>
      <div className="border-line border-t p-4 md:px-6">{isOpen && <Versions {...props} />}</div>
    </details>
  )
}

function Versions({ definition, record, isUnsaved, onRestored }: HistoryProps) {
  const { reading, retry } = useReading<Version[]>(
    `/api/history?collection=${definition.name}&recordId=${record.id}&pageSize=100`
  )
  const toasts = useToasts()
  const [asked, setAsked] = useState<Version>()
  const [isBusy, setBusy] = useState(false)

  async function restore(version: Version) {
    setBusy(true)
    try {
      await post(`/api/history/${version.id}/restore`, {})
      toasts.success('The earlier version is back.')
      await onRestored()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.failure('Could not put the version back.', error.message)
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }

  if (reading.kind === 'loading') return <p role="status">Loading the history...</p>
  if (reading.kind === 'failed') {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">Could not load the history. {reading.error.isExplained && reading.error.message}</p>
        <Button onClick={retry}>Retry</Button>
      </div>
    )
  }
  if (reading.body.length === 0) return <p className="text-muted">Nothing has been saved by hand yet.</p>
  return (
    <>
      <ol className="grid gap-4">
        {reading.body.map((version, place) => (
          <li key={version.id} className="grid gap-2 rounded-sm border border-line p-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p>
                {actions[version.action]} by <span className="wrap-anywhere font-semibold">{version.by}</span>,{' '}
                <Moment at={version.at} />
              </p>
              {version.values && (
                <Button onClick={() => setAsked(version)}>
                  Undo up to here<span className="sr-only">: {version.at}</span>
                </Button>
              )}
            </div>
            <Changes definition={definition} version={version} after={reading.body[place - 1]?.values ?? record} />
          </li>
        ))}
      </ol>
      {asked && (
        <Confirm
          question="Put the record back to what it was before this change?"
          details={
            isUnsaved()
              ? 'What you have typed and not saved is lost. What is saved now stays in the history.'
              : 'What is saved now stays in the history.'
          }
          confirm="Put it back"
          cancel="Cancel"
          look="primary"
          isBusy={isBusy}
          onConfirm={() => void restore(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const actions: Record<Version['action'], string> = { create: 'Made', update: 'Changed', delete: 'Deleted' }

interface ChangesProps {
  definition: Definition
  version: Version
  /** The record after this write. */
  after: Readonly<Record<string, unknown>>
}

function Changes({ definition, version, after }: ChangesProps) {
  if (version.action !== 'update' || !version.values) return null
  const changes = changesIn(definition, version.values, after)
  if (changes.length === 0) return <p className="text-muted text-sm">Saved with the same values.</p>
  return (
    <dl>
      {changes.map(({ name, field, before, now }) => (
        <Difference key={name} field={field} before={before} after={now} />
      ))}
    </dl>
  )
}
