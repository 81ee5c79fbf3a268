import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
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

interface Toasts {
  /** With an action, the message is shown longer. */
  success(message: string, action?: ToastAction): void
  failure(message: string, details?: string): void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

/** Shows short messages, which outlive the page that showed them. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('There is no ToastProvider around this component.')
  return toasts
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const toasts = useMemo<Toasts>(() => {
    const show = (toast: Omit<Toast, 'id'>) => {
      lastId.current += 1
      const id = lastId.current
      const { kind } = toast.action ?? {}
      setShown((all) => [...all.filter(({ action }) => !kind || action?.kind !== kind), { id, ...toast }])
    }
    return {
      success: (message, action) => show({ role: 'status', message, action }),
      failure: (message, details) => show({ role: 'alert', message, details })
    }
  }, [])
  const close = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), [])
  return (
    <ToastContext value={toasts}>
      {children}
      <section
        aria-label="Notifications"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid gap-2 md:mx-auto md:max-w-md"
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </section>
    </ToastContext>
  )
}

const looks: Record<Toast['role'], string> = {
  status: 'border-leaf bg-leaf-soft',
  alert: 'border-danger bg-danger-soft'
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose(): void }) {
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
      className={`${toast.action ? 'toast toast-with-action' : 'toast'} pointer-events-auto flex items-start gap-2 rounded-md border-l-4 py-2 pr-1 pl-3 text-ink shadow-lg ${looks[toast.role]}`}
    >
      {/* Where there is a reason, it is what helps: it stands out, and the sentence above it does not. */}
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
        aria-label="Close this message"
        onClick={onClose}
        className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-surface pointer-coarse:size-11"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
