import { useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import { titleOf } from '../../../collections/title.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { AnyRecord } from '../definitions.ts'
import { SignInDialog } from '../sign-in/dialog.tsx'
import { StateItem } from './state-item.tsx'
import { type RecordState, statesOf } from './states.ts'
import { useRestore } from './use-restore.ts'
import { useVersions } from './use-versions.ts'

interface HistoryProps {
  definition: Definition
  record: AnyRecord
  /** Something was typed that is not saved. */
  isUnsaved: boolean
  onRestored(): Promise<void>
}

/** What a record was before: who changed what and when, and the way back. Nothing is read before it is opened. */
export function History({ definition, record, isUnsaved, onRestored }: HistoryProps) {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<RecordState>()
  const { reading, retry, readOlder } = useVersions(definition.name, record.id, record.version, isOpen)
  const restoring = useRestore(async () => {
    setWanted(undefined)
    await onRestored()
  })
  const title = titleOf(definition, record)

  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-5 rounded-md border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-md px-4 py-2 md:px-6">
        <Icon name="history" />
        <h2 className="font-semibold">History</h2>
        <Icon name="right" className="ml-auto size-4 transition-transform group-open:rotate-90" />
      </summary>
      <div className="border-line border-t px-4 py-4 md:px-6">
        {reading.kind === 'loading' && (
          <p role="status" className="text-muted">
            Loading the history...
          </p>
        )}
        {reading.kind === 'failed' && (
          <div className="grid justify-items-start gap-3">
            <p role="alert">Could not load the history. {reading.reason}</p>
            <Button onClick={retry}>Retry</Button>
          </div>
        )}
        {reading.kind === 'ready' && (
          <>
            <ol className="grid gap-5">
              {statesOf(definition, record, reading.versions, reading.versions.length >= reading.total).map((state) => (
                <StateItem key={state.key} state={state} title={title} onRestore={() => setWanted(state)} />
              ))}
            </ol>
            {reading.versions.length < reading.total && (
              <Button onClick={readOlder} className="mt-4">
                Show older versions
              </Button>
            )}
          </>
        )}
      </div>
      {wanted?.versionId !== undefined && (
        <Confirm
          question="Restore this version?"
          details={detailsOf(wanted, isUnsaved)}
          confirm="Restore"
          cancel="Cancel"
          look="primary"
          isBusy={restoring.isBusy}
          onConfirm={() => restoring.restore(wanted.versionId ?? 0, record.version)}
          onCancel={() => setWanted(undefined)}
        />
      )}
      {restoring.needsSignIn && <SignInDialog onSignedIn={restoring.signedIn} onClose={restoring.signedIn} />}
    </details>
  )
}

function detailsOf({ restoring }: RecordState, isUnsaved: boolean): string {
  const labels = restoring.map(({ field }) => field.label).join(', ')
  const effect = labels ? `This puts back: ${labels}.` : 'It has the same values as the present version.'
  const kept = ' The present version stays in the history.'
  return `${effect}${kept}${isUnsaved ? ' What you have typed and not saved is lost.' : ''}`
}
