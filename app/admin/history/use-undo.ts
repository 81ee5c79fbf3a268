import { useRef } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { type ToastAction, useToasts } from '../../../ui/toast.tsx'
import { call } from '../api.ts'
import { useAction } from '../use-action.ts'

/** Undoes a deletion: by the button of its message, or by a key. */
export function useUndo({ label }: Collection, reload: () => void) {
  const toasts = useToasts()
  const last = useRef<(() => void) | undefined>(undefined)
  const restored = useRef(0)
  const undo = useAction(
    async (batches: readonly string[]) => {
      restored.current = 0
      for (const batch of batches) {
        const { body } = await call<{ restored: number }>('POST', '/api/history/undo-deletion', { body: { batch } })
        restored.current += body.restored
      }
      toasts.success(restored.current > 0 ? 'The deletion is undone.' : `The ${label.plural} are there again already.`)
      reload()
    },
    ({ isExplained, message }) => {
      const count = restored.current
      const outcome = count > 0 ? `Only ${indianNumber(count)} came back.` : 'Could not undo the deletion.'
      toasts.failure(outcome, isExplained ? message : undefined)
      reload()
    }
  )

  return {
    /** What the message of a deletion offers. */
    offer(batches: readonly string[]): ToastAction {
      const run = () => {
        if (last.current === run) last.current = undefined
        void undo.run(batches)
      }
      last.current = run
      return { text: 'Undo', run }
    },
    /** False where there is nothing to undo. */
    undoLast() {
      if (!last.current) return false
      last.current()
    }
  }
}
