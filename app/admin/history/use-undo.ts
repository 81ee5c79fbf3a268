import { useRef } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { type ToastAction, useToasts } from '../../../ui/toast.tsx'
import { ApiError, post } from '../api.ts'

/** The way back from a deletion: by the button of its message, or by a key. */
export function useUndo({ label }: Collection, reload: () => void) {
  const toasts = useToasts()
  const last = useRef<(() => void) | undefined>(undefined)

  async function undo(batches: readonly string[]) {
    let restored = 0
    try {
      for (const batch of batches) {
        restored += (await post<{ restored: number }>('/api/history/undo-deletion', { batch })).body.restored
      }
      toasts.success(restored > 0 ? 'The deletion is undone.' : `The ${label.plural} are there again already.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const done = restored > 0 ? `Only ${indianNumber(restored)} came back.` : 'Could not undo the deletion.'
      toasts.failure(done, error.isExplained ? error.message : undefined)
    } finally {
      reload()
    }
  }

  return {
    /** What the message of a deletion offers. */
    offer(batches: readonly string[]): ToastAction {
      const run = () => {
        if (last.current === run) last.current = undefined
        void undo(batches)
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
