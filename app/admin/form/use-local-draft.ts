import { useEffect, useMemo, useRef } from 'react'
import { type FormState, localDraftOf } from './form-state.ts'
import { removeLocalDraft, writeLocalDraft } from './local-draft.ts'

/** ms after the last key. */
const delay = 400

/** Keeps what is typed in this browser's storage, so that a closed tab loses nothing. */
export function useLocalDraft(key: string, { fields, record, initial, draft, offer, phase }: FormState): void {
  const wanted = useMemo(
    () => localDraftOf({ fields, record, initial, draft, offer, phase }),
    [fields, record, initial, draft, offer, phase]
  )
  // Untouched forms write nothing: another tab may be using the same draft.
  const stored = useRef(wanted)

  useEffect(() => {
    if (wanted === stored.current) return
    if (!wanted) {
      stored.current = undefined
      removeLocalDraft(key)
      return
    }
    const local = { savedAt: new Date().toISOString(), ...wanted }
    const write = () => {
      if (stored.current === wanted) return
      stored.current = wanted
      writeLocalDraft(key, local)
    }
    const timer = setTimeout(write, delay)
    // The page may be closed before the delay is over.
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [key, wanted])
}
