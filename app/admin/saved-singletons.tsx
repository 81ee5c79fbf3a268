import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { RecordOf, Singleton } from '../../collections/define.ts'
import type { AnyRecord } from './definitions.ts'

interface SavedSingletons {
  /** By the names of their definitions. */
  saved: Readonly<Record<string, AnyRecord>>
  remember(name: string, record: AnyRecord): void
}

const SavedContext = createContext<SavedSingletons>({ saved: {}, remember() {} })

/** Remembers the singletons saved since the page was opened: the loaders of the page have them as they were then. */
export function SavedSingletonsProvider({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState<SavedSingletons['saved']>({})
  const value = useMemo<SavedSingletons>(
    () => ({ saved, remember: (name, record) => setSaved((others) => ({ ...others, [name]: record })) }),
    [saved]
  )
  return <SavedContext value={value}>{children}</SavedContext>
}

/** Tells the rest of the page that a singleton was saved, as the server has it now. */
export function useRememberSaved(): SavedSingletons['remember'] {
  return useContext(SavedContext).remember
}

/** A singleton as it was last saved on this page; undefined where it was not. */
export function useSavedSingleton<S extends Singleton>({ name }: Pick<S, 'name'>): RecordOf<S> | undefined {
  return useContext(SavedContext).saved[name] as RecordOf<S> | undefined
}
