import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { SessionUser } from '../../server/auth/actor.ts'
import type { loader } from '../root.tsx'
import type { AnyRecord } from './definitions.ts'

type Saved = Readonly<Record<string, AnyRecord>>

const SavedContext = createContext<[Saved, Dispatch<SetStateAction<Saved>>]>([{}, () => {}])

/** Remembers the singletons saved since the page was opened: the loaders of the page have them as they were then. */
export function SavedSingletons({ children }: { children: ReactNode }) {
  return <SavedContext value={useState<Saved>({})}>{children}</SavedContext>
}

/** Tells the rest of the page that a singleton was saved, as the server has it now. */
export function useRememberSaved() {
  const [, setSaved] = useContext(SavedContext)
  return (name: string, record: AnyRecord) => setSaved((others) => ({ ...others, [name]: record }))
}

/** The site's settings: as they were last saved on this page, or else as they were when it was opened. */
export function useSettings() {
  const loaded = useRouteLoaderData<typeof loader>('root')?.settings
  const [{ settings }] = useContext(SavedContext)
  return settings ? (settings as AnyRecord & NonNullable<typeof loaded>) : loaded
}

/** Who is signed in, the program's version, and whether it mails; for what stands inside the back office. */
export function useBackOffice() {
  const frame = useRouteLoaderData<{ user: SessionUser; version: string; hasMail: boolean }>('admin/shell/layout')
  if (!frame) throw new Error('There is no back office around this component.')
  return frame
}
