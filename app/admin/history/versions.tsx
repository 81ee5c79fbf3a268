import { useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import { titleOf } from '../../../collections/title.ts'
import type { Version } from '../../../server/content/history.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { versionsCall, versionsPerPage } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { useAction } from '../use-action.ts'
import { StateItem } from './state-item.tsx'
import { type RecordState, statesOf } from './states.ts'
import { useRestore } from './use-restore.ts'

interface VersionsProps {
  definition: Definition
  record: AnyRecord
  newest: readonly Version[]
  /** Of versions, on all pages. */
  total: number
  isUnsaved: boolean
  onRestored(): Promise<void>
}

/** The states of a record, each with what it changed and a button that restores it. */
export function Versions({ definition, record, newest, total, isUnsaved, onRestored }: VersionsProps) {
  const toasts = useToasts()
  const [older, setOlder] = useState<readonly Version[]>([])
  const [wanted, setWanted] = useState<RecordState>()
  const versions = [...newest, ...older]
  const isWhole = versions.length >= total

  const reading = useAction(
    async () => {
      const page = versions.length / versionsPerPage + 1
      const { body } = await call<Version[]>('GET', versionsCall(definition, record, page))
      setOlder([...older, ...body])
    },
    ({ isExplained, message }) => toasts.failure('Could not load the history.', isExplained ? message : undefined)
  )
  const restoring = useRestore(async () => {
    setWanted(undefined)
    await onRestored()
  })

  return (
    <>
      <ol className="grid gap-5">
        {statesOf(definition, record, versions, isWhole).map((state) => (
          <StateItem
            key={state.key}
            state={state}
            title={titleOf(definition, record)}
            onRestore={() => setWanted(state)}
          />
        ))}
      </ol>
      {!isWhole && (
        <Button onClick={() => reading.run()} className="mt-4">
          Show older versions
        </Button>
      )}
      {wanted?.versionId !== undefined && (
        <Confirm
          question="Restore this version?"
          details={detailsOf(wanted, isUnsaved)}
          confirm="Restore"
          cancel="Cancel"
          look="primary"
          isBusy={restoring.isBusy}
          onConfirm={() =>
            restoring.run({
              versionId: wanted.versionId ?? 0,
              version: record.version,
              success: 'The version is restored.'
            })
          }
          onCancel={() => setWanted(undefined)}
        />
      )}
    </>
  )
}

function detailsOf({ restoring }: RecordState, isUnsaved: boolean): string {
  const labels = restoring.map(({ field }) => field.label).join(', ')
  const effect = labels ? `This puts back: ${labels}.` : 'It has the same values as the present version.'
  const kept = ' The present version stays in the history.'
  return `${effect}${kept}${isUnsaved ? ' What you have typed and not saved is lost.' : ''}`
}
