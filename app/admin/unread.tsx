import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { isCollection } from '../../collections/define.ts'
import type { SessionUser } from '../../server/auth/access.ts'
import { refresh } from './api.ts'
import { unreadCall } from './calls.ts'
import { screensFor } from './definitions.ts'
import { useRefresh } from './use-refresh.ts'

interface Unread {
  counts: Readonly<Record<string, number>>
  /** Counts again: something was read, or is gone. */
  recount(): void
}

const UnreadContext = createContext<Unread>({ counts: {}, recount() {} })

/** Counts unread messages, for the menu and the tab's title: at every navigation, and each minute. */
export function UnreadProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const [counts, setCounts] = useState<Unread['counts']>({})

  async function count(signal?: AbortSignal) {
    const watched = screensFor(user)
      .filter(isCollection)
      .filter(({ admin }) => admin.list.unread !== undefined)
    const read = watched.map(async (collection) => {
      const { total } = await refresh(unreadCall(collection), signal)
      return [collection.name, total] as const
    })
    setCounts(Object.fromEntries(await Promise.all(read)))
  }
  const recount = useRefresh(count, { isHiddenToo: true })
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const isLoading = navigation.state === 'loading' || revalidator.state === 'loading'
  const onLoaded = useEffectEvent(recount)
  useEffect(() => {
    if (!isLoading) void onLoaded()
  }, [isLoading])

  return <UnreadContext value={{ counts, recount }}>{children}</UnreadContext>
}

export function useUnread(): Unread {
  return useContext(UnreadContext)
}
