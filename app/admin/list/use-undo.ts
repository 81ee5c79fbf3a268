import { useRef } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { type ToastAction, toasts } from '../../../ui/index.ts'
import { call } from '../api.ts'
import { useAction } from '../use-action.tsx'

export type Undo = ReturnType<typeof useUndo>

/** Undoes deletions, changes and moves in a list: by the action of their message, the last one also by a key. */
export function useUndo({ label }: Collection, reload: () => void) {
  const last = useRef<(() => void) | undefined>(undefined)
  const restored = useRef(0)
  const undo = useAction(
    async (what: string, batches: readonly string[]) => {
      restored.current = 0
      for (const batch of batches) {
        const { body } = await call<{ restored: number }>('POST', '/api/history/undo', { body: { batch } })
        restored.current += body.restored
      }
      toasts.success(restored.current > 0 ? `The ${what} is undone.` : `The ${label.plural} are there again already.`)
      reload()
    },
    ({ reason }) => {
      const count = restored.current
      toasts.failure(count > 0 ? `Only ${indianNumber(count)} came back.` : 'Could not undo it.', reason)
      reload()
    }
  )

  return {
    /** @param what 'deletion' @param answers with the batches by which the history knows it; without any there is nothing to undo */
    offer(what: string, answers: readonly { batch?: string }[]): ToastAction | undefined {
      const batches = answers.flatMap(({ batch }) => batch ?? [])
      if (batches.length === 0) return undefined
      const run = () => {
        if (last.current === run) last.current = undefined
        void undo.run(what, batches)
      }
      last.current = run
      return { text: 'Undo', run, ...(what === 'move' && { kind: what }) }
    },
    undoLast() {
      if (!last.current) return false
      last.current()
    }
  }
}
