import { useEffect, useState } from 'react'
import { type Collection, isCollection, titleOf } from '../../collections/define.ts'
import { load } from './api.ts'
import { recordsCall } from './calls.ts'
import { type AnyRecord, screensFor } from './definitions.ts'
import { useBackOffice } from './use-back-office.tsx'

/** A screen or a record that a search leads to. */
export interface Target {
  text: string
  /** What it is. */
  note: string
  to: string
}

/** ms after the last key. */
const delay = 150
const perCollection = 4

/** The results of the searches of all lists, once there are some. @param words two characters or more */
export function useRecords(words: string) {
  const { user } = useBackOffice()
  const [found, setFound] = useState<{ words: string; targets: readonly Target[] }>({ words: '', targets: [] })
  useEffect(() => {
    if (words.length < 2) return setFound({ words, targets: [] })
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const collections = screensFor(user).filter(isCollection)
      const all = await Promise.all(collections.map((each) => search(each, words, controller.signal)))
      if (!controller.signal.aborted) setFound({ words, targets: all.flat() })
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, user])
  return found
}

/** A list that cannot be searched just now is left out: its own screen says why. */
async function search(collection: Collection, words: string, signal: AbortSignal): Promise<Target[]> {
  const call = recordsCall(collection, { search: words, page: '1', pageSize: '10' })
  const { body } = await load<AnyRecord[]>(call, signal).catch(() => ({ body: [] }))
  const { form } = collection.admin
  return body
    .slice(0, perCollection)
    .map((record) => ({
      text: titleOf(collection, record),
      note: collection.label.singular,
      to: `${form.path}?id=${record.id}`
    }))
}
