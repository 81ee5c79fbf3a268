import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BackupState } from '../../../server/backup/schedule.ts'
import type { Overview as ContentOverview } from '../../../server/content/overview.ts'
import { ApiError, get } from '../api.ts'
import { loginPath } from '../login-redirect.ts'

/** What the welcome screen tells: of the content to everybody, of the backups to Admins. */
export type Overview = ContentOverview & { backups: BackupState | null }

type Reading = { kind: 'loading' } | { kind: 'failed'; reason?: string } | { kind: 'ready'; overview: Overview }

/** Reads what is new, and again on request. */
export function useOverview(): { reading: Reading; retry(): void } {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' })
  const running = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const read = useCallback(async () => {
    const controller = new AbortController()
    running.current = controller
    setReading({ kind: 'loading' })
    try {
      const { body } = await get<Overview>('/api/overview', controller.signal)
      setReading({ kind: 'ready', overview: body })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) return navigate(loginPath({ pathname, search: '' }), { replace: true })
      setReading({ kind: 'failed', reason: error.isExplained ? error.message : undefined })
    }
  }, [navigate, pathname])

  useEffect(() => {
    void read()
    return () => running.current?.abort()
  }, [read])

  return { reading, retry: read }
}
