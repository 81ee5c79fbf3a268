import { useState } from 'react'
import type { RecordAction } from '../../../collections/define.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { useAction } from '../use-action.ts'

/** What can be done with a record besides changing it, each after a question. */
export function RecordActions({ actions, id }: { actions: readonly RecordAction[]; id: number }) {
  const toasts = useToasts()
  const [asked, setAsked] = useState<RecordAction>()
  const { run, isBusy } = useAction(
    async ({ path }: RecordAction) => {
      const { body } = await call<{ message: string }>('POST', path.replace('{id}', String(id)))
      toasts.success(body.message)
      setAsked(undefined)
    },
    ({ message }) => {
      toasts.failure(`${asked?.label}: not done.`, message)
      setAsked(undefined)
    }
  )

  return (
    <>
      {actions.map((action) => (
        <Button key={action.path} onClick={() => setAsked(action)}>
          {action.label}
        </Button>
      ))}
      {asked && (
        <Confirm
          question={asked.question}
          details={asked.details}
          confirm={asked.label}
          cancel="Cancel"
          isBusy={isBusy}
          onConfirm={() => run(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
