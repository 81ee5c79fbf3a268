import { useState } from 'react'
import type { RecordAction } from '../../../collections/define.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError, post } from '../api.ts'
import { SignInDialog } from '../sign-in/dialog.tsx'

/** What can be done with a record besides changing it, each after a question. */
export function RecordActions({ actions, id }: { actions: readonly RecordAction[]; id: number }) {
  const toasts = useToasts()
  const [asked, setAsked] = useState<RecordAction>()
  const [isBusy, setBusy] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)

  async function run({ label, path }: RecordAction) {
    setBusy(true)
    try {
      const { body } = await post<{ message: string }>(path.replace('{id}', String(id)), {})
      toasts.success(body.message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) setNeedsSignIn(true)
      else toasts.failure(`${label}: not done.`, error.message)
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }

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
      {needsSignIn && <SignInDialog onSignedIn={() => setNeedsSignIn(false)} onClose={() => setNeedsSignIn(false)} />}
    </>
  )
}
