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

/** The fields of a lead that the office sets. */
export type Changes = Partial<Pick<Lead, 'read' | 'stage' | 'ownerId' | 'followUpOn' | 'value'>>

/**
 * Saves each change of a lead by itself, one call after the other. Unsaved changes stay shown, until they are tried
 * again or given up; after a 409 the other fields are those that somebody else has saved.
 */
export function useLead(loaded: Lead, onSaved: () => void) {
  const [state, setState] = useState<{ lead: Lead; unsaved: Changes }>({ lead: loaded, unsaved: {} })
  // A ref: unlike state it is current within the same event, for the next call.
  const latest = useRef(state)
  const { url } = saveCall(contactMessage, loaded)

  function update(changes: Partial<typeof state>) {
    latest.current = { ...latest.current, ...changes }
    setState(latest.current)
  }

  // The newest first: a refused change holds up no other.
  const newest = () => Object.keys(latest.current.unsaved).at(-1) as keyof Changes | undefined

  const { run, isBusy, failure } = useAction(async () => {
    for (let name = newest(); name !== undefined; name = newest()) {
      const { lead, unsaved } = latest.current
      const body = { [name]: unsaved[name], version: lead.version }
      const { body: saved } = await call<Lead>('PUT', url, { body }).catch(takeNewer)
      const { [name]: current, ...others } = latest.current.unsaved
      update({
        // The `message` of an answer is the call's own: the visitor's never changes.
        lead: { ...saved, message: lead.message, earlier: lead.earlier },
        unsaved: current === unsaved[name] ? others : latest.current.unsaved
      })
      onSaved()
    }
  })

  async function takeNewer(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.status === 409) update({ lead: (await call<Lead>('GET', url)).body })
    throw error
  }

  return {
    /** With the unsaved changes. */
    lead: { ...state.lead, ...state.unsaved },
    unsaved: state.unsaved,
    isBusy,
    failure,
    /** @returns whether everything is saved */
    async change(changes: Changes): Promise<boolean> {
      const others = Object.entries(latest.current.unsaved).filter(([name]) => !(name in changes))
      update({ unsaved: { ...Object.fromEntries(others), ...changes } })
      await run()
      return Object.keys(latest.current.unsaved).length === 0
    },
    retry: run,
    discard: () => update({ unsaved: {} })
  }
}
