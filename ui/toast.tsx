import { useEffect, useLayoutEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface Toast {
  id: number
  role: 'status' | 'alert'
  message: string
  details?: string
  action?: ToastAction
}

export interface ToastAction {
  text: string
  /** A later message of the same kind takes the place of this one. */
  kind?: string
  run(): void
}

/** Shows one more message, where `Toasts` is mounted. */
let add: ((toast: Toast) => void) | undefined
let lastId = 0

/** Short messages, which outlive the screen that showed them. */
export const toasts = {
  /** With an action, the message is shown longer. */
  success: (message: string, action?: ToastAction) => add?.({ id: ++lastId, role: 'status', message, action }),
  failure: (message: string, details?: string) => add?.({ id: ++lastId, role: 'alert', message, details })
}

/** The messages themselves; once on a page. @param say translates its own words */
export function Toasts({ say = (english) => english }: { say?: (english: string) => string }) {
  const [shown, setShown] = useState<readonly Toast[]>([])
  // A layout effect: other effects of the page's start may show a message at once.
  useLayoutEffect(() => {
    add = (toast) => {
      const { kind } = toast.action ?? {}
      setShown((all) => [...all.filter(({ action }) => !kind || action?.kind !== kind), toast])
    }
    return () => {
      add = undefined
    }
  }, [])
  return (
    <section
      aria-label={say('Notifications')}
      className="toasts pointer-events-none fixed inset-x-4 bottom-4 z-50 grid gap-2 mx-auto max-w-md"
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          close={say('Close this message')}
          onClose={() => setShown((all) => all.filter(({ id }) => id !== toast.id))}
        />
      ))}
    </section>
  )
}

const looks = { status: 'border-leaf bg-leaf-soft', alert: 'border-danger bg-danger-soft' }

function ToastCard({ toast, close, onClose }: { toast: Toast; close: string; onClose(): void }) {
  // A screen reader announces changes of a live region, not its first content.
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return (
    // The animation is the timer: it pauses under the pointer or the focus.
    <div
      onAnimationEnd={onClose}
      className={`${toast.action ? 'toast toast-with-action' : 'toast'} pointer-events-auto flex items-start gap-2 rounded-md border-l-4 py-2 pr-1 pl-3 text-ink ${looks[toast.role]}`}
    >
      {/* A reason helps more than the sentence above it, and so stands out. */}
      <div role={toast.role} className="min-w-0 flex-1 py-1.5 leading-snug">
        {isAnnounced && <span className={toast.details ? 'block text-sm' : 'font-semibold'}>{toast.message}</span>}
        {isAnnounced && toast.details && <span className="mt-0.5 block font-semibold">{toast.details}</span>}
      </div>
      {toast.action && (
        <Button
          onClick={() => {
            toast.action?.run()
            onClose()
          }}
        >
          {toast.action.text}
        </Button>
      )}
      <button
        type="button"
        aria-label={close}
        className="grid size-11 shrink-0 place-items-center text-link"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
