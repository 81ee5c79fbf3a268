import { useEffect, useRef } from 'react'
import { type FormState, localDraftOf } from './form-state.ts'
import { removeLocalDraft, writeLocalDraft } from './local-draft.ts'

/** ms after the last key. */
const delay = 400

/** Keeps unsaved values in this browser's storage, so that a closed tab loses nothing. */
export function useLocalDraft(key: string, state: FormState): void {
  // As text, which changes only with the values.
  const wanted = JSON.stringify(localDraftOf(state))
  // Untouched forms write nothing: another tab may be using the same draft.
  const stored = useRef(wanted)
  useEffect(() => {
    const write = () => {
      if (stored.current === wanted) return
      stored.current = wanted
      if (wanted) writeLocalDraft(key, { savedAt: new Date().toISOString(), ...JSON.parse(wanted) })
      else removeLocalDraft(key)
    }
    if (!wanted) return write()
    const timer = setTimeout(write, delay)
    // The page may be closed before the delay is over.
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [key, wanted])
}
