import { Button } from '../../ui/button.tsx'
import type { ApiError } from './api.ts'

interface LoadFailureProps {
  /** 'news items' */
  what: string
  failure: ApiError
  isBusy: boolean
  onRetry(): void
}

/** Stands in place of rows that could not be read. */
export function LoadFailure({ what, failure, isBusy, onRetry }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-line bg-surface p-6">
      <p role="status">
        Could not load {what}.{failure.isExplained && ` ${failure.message}`}
      </p>
      <Button onClick={onRetry} disabled={isBusy} aria-busy={isBusy}>
        Retry
      </Button>
    </div>
  )
}
