import { useRef, useState } from 'react'
import { contactMessage } from '../../../collections/contact-message.ts'
import type { RecordOf } from '../../../collections/define.ts'
import { ApiError, call } from '../api.ts'
import { saveCall } from '../calls.ts'
import { useAction } from '../use-action.tsx'

/** A message as its call answers it, with the other messages of the same person. */
export type Lead = RecordOf<typeof contactMessage> & {
  earlier: readonly Pick<Lead, 'id' | 'subject' | 'stage' | 'createdAt'>[]
}

/** What the office sets on a lead. */
export type Changes = Partial<Pick<Lead, 'read' | 'stage' | 'ownerId' | 'followUpOn' | 'value'>>

/**
 * Saves each change of a lead by itself, one call after the other. What could not be saved stays shown, until it is tried
 * again or given up; after a 409 the rest is as somebody else has saved it.
 */
export function useLead(loaded: Lead, onSaved: () => void) {
  const [state, setState] = useState<{ lead: Lead; unsaved: Changes }>({ lead: loaded, unsaved: {} })
  // Known at once, unlike the state: the next call is made of it.
  const latest = useRef(state)
  const { url } = saveCall(contactMessage, loaded)

  function update(changes: Partial<typeof state>) {
    latest.current = { ...latest.current, ...changes }
    setState(latest.current)
  }

  const { run, isBusy, failure } = useAction(async () => {
    for (let sent = latest.current.unsaved; Object.keys(sent).length > 0; sent = latest.current.unsaved) {
      const { version } = latest.current.lead
      const { body } = await call<Lead>('PUT', url, { body: { ...sent, version } }).catch(takeNewer)
      const newer = Object.entries(latest.current.unsaved).filter(
        ([name, value]) => sent[name as keyof Changes] !== value
      )
      // The `message` of an answer is the call's own: the visitor's never changes.
      const { message, earlier } = latest.current.lead
      update({ lead: { ...body, message, earlier }, unsaved: Object.fromEntries(newer) })
      onSaved()
    }
  })

  async function takeNewer(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.status === 409) update({ lead: (await call<Lead>('GET', url)).body })
    throw error
  }

  return {
    /** With what is not saved yet. */
    lead: { ...state.lead, ...state.unsaved },
    unsaved: state.unsaved,
    isBusy,
    failure,
    /** @returns whether everything is saved */
    async change(changes: Changes): Promise<boolean> {
      update({ unsaved: { ...latest.current.unsaved, ...changes } })
      await run()
      return Object.keys(latest.current.unsaved).length === 0
    },
    retry: run,
    discard: () => update({ unsaved: {} })
  }
}
