import type { Posted } from './post-outcome.ts'

/** What became of a message that was posted without script. */
export function Outcome({ posted: { outcome, message, details } }: { posted: Posted }) {
  const isSent = outcome === 'sent'
  return (
    <div
      role={isSent ? 'status' : 'alert'}
      className={`mb-7 rounded-md border-l-4 px-5 py-4 ${isSent ? 'border-leaf bg-leaf-soft' : 'border-danger bg-danger-soft'}`}
    >
      <p className="font-semibold">{message}</p>
      {details && <p className="mt-1 text-base">{details}</p>}
    </div>
  )
}
