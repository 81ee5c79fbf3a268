import { useCallback, useEffect, useRef, useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import type { Draft } from '../../../fields/draft.ts'
import type { AnyRecord } from '../definitions.ts'
import { useUser } from '../use-user.ts'
import type { Mode } from './calls.ts'
import { draftKey, readLocalDraft, removeLocalDraft, valuesToKeep, writeLocalDraft } from './local-draft.ts'

/** ms after the last key. */
const delay = 400

interface KeptDraftOptions {
  definition: Definition
  mode: Mode
  record: AnyRecord | undefined
  draft: Draft
  /** The draft as it began. */
  before: Draft
}

/** Keeps in the browser what is typed, so that a closed tab loses nothing, and finds what was kept before. */
export function useLocalDraft({ definition, mode, record, draft, before }: KeptDraftOptions) {
  const key = draftKey(useUser(), definition.name, mode)
  const [offer, setOffer] = useState(() => readLocalDraft(key, definition.fields, before))
  // What is still to be written; the page may be closed before the delay is over.
  const pending = useRef<() => void>(undefined)
  const hasKept = useRef(false)

  const write = useCallback(() => {
    pending.current?.()
    pending.current = undefined
  }, [])

  const forget = useCallback(() => {
    pending.current = undefined
    hasKept.current = false
    removeLocalDraft(key)
  }, [key])

  useEffect(() => {
    pending.current = undefined
    const values = valuesToKeep(definition.fields, draft, before)
    // What was kept by an earlier page is not undone by a form that nobody has touched.
    if (!values) return hasKept.current ? forget() : undefined
    pending.current = () => {
      hasKept.current = true
      writeLocalDraft(key, { savedAt: new Date().toISOString(), version: record?.version ?? null, values })
    }
    const timer = setTimeout(write, delay)
    return () => clearTimeout(timer)
  }, [key, definition, record, draft, before, write, forget])

  useEffect(() => {
    addEventListener('pagehide', write)
    return () => removeEventListener('pagehide', write)
  }, [write])

  return {
    /** What an earlier page kept, until the person has decided. */
    offer,
    /** The offer is over, either way. */
    decide: () => setOffer(undefined),
    forget
  }
}
