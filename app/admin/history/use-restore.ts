import { useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { useAction } from '../use-action.tsx'

interface Restoration {
  versionId: number
  /** Of the record as the person sees it; left out where it was deleted. */
  version?: number
  success: string
}

export function useRestore(onRestored: () => Promise<void>) {
  const toasts = useToasts()
  return useAction(
    async ({ versionId, version, success }: Restoration) => {
      await call('POST', `/api/history/${versionId}/restore`, { body: { version } })
      toasts.success(success)
      await onRestored()
    },
    ({ reason }) => toasts.failure('Could not restore the version.', reason)
  )
}
