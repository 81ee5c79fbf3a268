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

/** What the lists have of some words. */
interface Found {
  words: string
  targets: readonly Target[]
  /** False where a list could not be searched: its own screen says why. */
  isWhole: boolean
}

/** Fewer would be in nearly every record. */
export const fewestLetters = 2

/**
 * Searches all lists, a moment after the last change of the words; what was found before stays until then.
 * @param words fewer than `fewestLetters` find nothing @param except the list that is left out
 */
export function useRecordSearch(words: string, except?: Collection): Found {
  const { user } = useBackOffice()
  const [found, setFound] = useState<Found>({ words: '', targets: [], isWhole: true })
  useEffect(() => {
    if (words.length < fewestLetters) return setFound({ words, targets: [], isWhole: true })
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const collections = screensFor(user)
        .filter(isCollection)
        .filter((each) => each !== except)
      const all = await Promise.all(collections.map((each) => search(each, words, controller.signal)))
      if (controller.signal.aborted) return
      const targets = all.flatMap((list) => list ?? [])
      setFound({ words, targets, isWhole: all.every((list) => list !== undefined) })
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, user, except])
  return found
}

/** The first records that a list finds; undefined where it cannot be searched just now. */
async function search(collection: Collection, words: string, signal: AbortSignal): Promise<Target[] | undefined> {
  const call = recordsCall(collection, { search: words, page: '1', pageSize: '10' })
  const answer = await load<AnyRecord[]>(call, signal).catch(() => undefined)
  const { form } = collection.admin
  return answer?.body
    .slice(0, perCollection)
    .map((record) => ({
      text: titleOf(collection, record),
      note: collection.label.singular,
      to: `${form.path}?id=${record.id}`
    }))
}
