import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { type Collection, isCollection } from '../../collections/define.ts'
import type { SessionUser } from '../../server/auth/actor.ts'
import { indianNumber } from '../../shared/indian-format.ts'
import { ApiError, refresh } from './api.ts'
import { unreadCall } from './calls.ts'
import { screensFor } from './definitions.ts'
import { useRefresh } from './use-refresh.ts'

interface Unread {
  /** By the names of the collections. */
  counts: Readonly<Record<string, number>>
  /** Counts again: something was read, or is gone. */
  recount(): void
}

const UnreadContext = createContext<Unread>({ counts: {}, recount() {} })

/** Counts what nobody has read yet, for the menu and the tab's title. */
export function UnreadProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const [counts, setCounts] = useState<Unread['counts']>({})
  const watched = useMemo(() => screensFor(user).filter(isCollection).filter(isRead), [user])

  const count = useCallback(
    async (signal?: AbortSignal) => {
      const read = watched.map(async (collection) => {
        const { total } = await refresh(unreadCall(collection), signal)
        return [collection.name, total] as const
      })
      setCounts(Object.fromEntries(await Promise.all(read)))
    },
    [watched]
  )
  useRefresh(count, { isHiddenToo: true })
  const recount = useCallback(() => {
    count().catch((error) => {
      // What was counted last stays until the next time.
      if (!(error instanceof ApiError)) throw error
    })
  }, [count])
  useEffect(recount, [recount])

  useTitle(Object.values(counts).reduce((sum, one) => sum + one, 0))
  const value = useMemo(() => ({ counts, recount }), [counts, recount])
  return <UnreadContext value={value}>{children}</UnreadContext>
}

export function useUnread(): Unread {
  return useContext(UnreadContext)
}

const isRead = ({ admin }: Collection) => admin.list.unread !== undefined

/** '(3) Messages – Admin Panel': put before the title of each screen after it was set. */
function useTitle(count: number): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location has a new title
  useEffect(() => {
    const title = document.title.replace(/^\([\d,]+\) /, '')
    document.title = count > 0 ? `(${indianNumber(count)}) ${title}` : title
  }, [count, key])
}
