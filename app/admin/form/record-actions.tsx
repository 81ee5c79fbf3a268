import { useState } from 'react'
import type { RecordAction } from '../../../collections/define.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { useAction } from '../use-action.ts'
import { useRead } from '../use-read.ts'

/** What can be done with a record besides changing it, each after a question. */
export function RecordActions({ actions, id }: { actions: readonly RecordAction[]; id: number }) {
  return actions.map((action) => {
    const path = action.path.replace('{id}', String(id))
    const Part = action.asksFirst ? OfferedAction : ActionButton
    return <Part key={path} action={action} path={path} />
  })
}

interface ActionProps {
  action: RecordAction
  /** Of this record. */
  path: string
  onDone?(): Promise<void>
}

/** Only where the record has anything for it. Where that cannot be read, the action itself says so. */
function OfferedAction(props: ActionProps) {
  const { read, reread } = useRead<{ isOffered: boolean }>(props.path)
  const isOffered = read.kind === 'failed' || (read.kind === 'ready' && read.answer.body.isOffered)
  return isOffered && <ActionButton {...props} onDone={reread} />
}

function ActionButton({ action: { label, question, details }, path, onDone }: ActionProps) {
  const toasts = useToasts()
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy } = useAction(
    async () => {
      const { body } = await call<{ message: string }>('POST', path)
      toasts.success(body.message)
      setAsked(false)
      await onDone?.()
    },
    ({ message }) => {
      toasts.failure(`${label}: not done.`, message)
      setAsked(false)
    }
  )

  return (
    <>
      <Button onClick={() => setAsked(true)}>{label}</Button>
      {isAsked && (
        <Confirm
          question={question}
          details={details}
          confirm={label}
          cancel="Cancel"
          isBusy={isBusy}
          onConfirm={run}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  )
}
