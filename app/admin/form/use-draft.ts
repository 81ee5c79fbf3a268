import { useCallback, useEffect, useRef, useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import { type DraftValue, draftOf, isChanged } from '../../../fields/draft.ts'
import type { AnyRecord } from '../definitions.ts'

/** What a person has typed and chosen, over what the record has. */
export function useDraft(definition: Definition, loaded: AnyRecord | undefined) {
  const [record, setRecord] = useState(loaded)
  const [before, setBefore] = useState(() => draftOf(definition.fields, loaded))
  const [draft, setDraft] = useState(before)
  const unsaved = useRef(false)

  useEffect(() => {
    unsaved.current = isChanged(draft, before)
  }, [draft, before])

  return {
    record,
    draft,
    /** The draft as it began. */
    before,
    change: (name: string, value: DraftValue) => setDraft((present) => ({ ...present, [name]: value })),
    /** Puts values of an earlier draft in place of those here. */
    restore: (values: Readonly<Record<string, DraftValue>>) => setDraft((present) => ({ ...present, ...values })),
    /** Begins anew with what the server has. */
    reset: (saved: AnyRecord | undefined) => {
      const begun = draftOf(definition.fields, saved)
      setRecord(saved)
      setBefore(begun)
      setDraft(begun)
    },
    isUnsaved: useCallback(() => unsaved.current, []),
    /** What is here has been saved: nobody needs to be asked before leaving. */
    settle: () => {
      unsaved.current = false
    }
  }
}
