import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { RecordOf, Singleton } from '../../collections/define.ts'
import type { AnyRecord } from './definitions.ts'

type Singles = Readonly<Record<string, AnyRecord>>

interface SavedSingletons {
  saved: Singles
  note(name: string, record: AnyRecord): void
}

const SavedContext = createContext<SavedSingletons>({ saved: {}, note() {} })

/** Holds the singletons that were saved since the page was opened: the page itself came with them as they were then. */
export function SavedSingletonsProvider({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState<Singles>({})
  const value = useMemo<SavedSingletons>(
    () => ({ saved, note: (name, record) => setSaved((others) => ({ ...others, [name]: record })) }),
    [saved]
  )
  return <SavedContext value={value}>{children}</SavedContext>
}

/** Tells the rest of the page what a singleton is now. */
export function useNoteSaved(): SavedSingletons['note'] {
  return useContext(SavedContext).note
}

/** A singleton as it was last saved on this page; undefined where it was not. */
export function useSaved<S extends Singleton>({ name }: Pick<S, 'name'>): RecordOf<S> | undefined {
  return useContext(SavedContext).saved[name] as RecordOf<S> | undefined
}
