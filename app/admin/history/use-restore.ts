import { useState } from 'react'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError, post } from '../api.ts'

/** Puts a version back, and says what became of it. */
export function useRestore(onRestored: () => Promise<void>) {
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)

  return {
    isBusy,
    needsSignIn,
    signedIn: () => setNeedsSignIn(false),
    /** @param revision of the record as the person sees it; left out where it was deleted */
    async restore(versionId: number, revision?: number, success = 'The version is restored.') {
      setBusy(true)
      try {
        await post(`/api/history/${versionId}/restore`, { version: revision })
        toasts.success(success)
        await onRestored()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 401) setNeedsSignIn(true)
        else toasts.failure('Could not restore the version.', error.isExplained ? error.message : undefined)
      } finally {
        setBusy(false)
      }
    }
  }
}
