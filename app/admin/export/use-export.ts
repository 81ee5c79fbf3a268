import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { exportOf, type FileFormat } from '../../../documents/exports/plan.ts'
import { rowBuilder } from '../../../documents/exports/rows.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'
import { SignInCancelled } from '../sign-in/gate.ts'
import { useSettings } from '../use-settings.ts'
import { download } from './download.ts'
import { makeFile } from './make-file.ts'
import { readAll } from './read-all.ts'

export type Target = FileFormat | 'print'

export interface Progress {
  target: Target
  step: string
  done: number
  /** 0 while it is not known. */
  total: number
}

export interface Exporting {
  progress: Progress | undefined
  /** The records that are being printed. */
  printed: readonly AnyRecord[] | undefined
  /** Does nothing while another export runs. */
  start(target: Target): void
  cancel(): void
  /** To be called when the printed list has been rendered, with all of its pictures. */
  print(): void
}

/** Exports or prints all records of a collection, one job at a time. Leaving the list cancels it. */
export function useExport(collection: Collection): Exporting {
  const toasts = useToasts()
  const issuer = useSettings()?.companyName ?? ''
  const [progress, setProgress] = useState<Progress>()
  const [printed, setPrinted] = useState<readonly AnyRecord[]>()
  const running = useRef<AbortController>(undefined)

  const end = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setProgress(undefined)
    setPrinted(undefined)
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  async function start(target: Target) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setPrinted(undefined)
    const onProgress = (step: string, done: number, total: number) => {
      if (!signal.aborted) setProgress({ target, step, done, total })
    }
    onProgress('Reading', 0, 0)
    try {
      const records = await readAll(collection, signal, (done, total) => onProgress('Reading', done, total))
      if (target === 'print') return startTransition(() => setPrinted(records))
      const { file, columns, plan } = exportOf(collection, target, issuer, records.length)
      onProgress('Writing', 0, 0)
      const toRow = rowBuilder(collection, columns)
      download(await makeFile({ plan, records, toRow, signal, onProgress }), file)
      toasts.success(`${file} is ready.`)
      end()
    } catch (error) {
      if (signal.aborted) return
      end()
      if (error instanceof SignInCancelled) return
      const reason = error instanceof ApiError && error.isExplained ? error.message : undefined
      toasts.failure(`Could not ${target === 'print' ? 'print' : 'export'} ${collection.label.plural}.`, reason)
    }
  }

  const print = useCallback(() => {
    running.current = undefined
    setProgress(undefined)
    addEventListener('afterprint', () => setPrinted(undefined), { once: true })
    window.print()
  }, [])

  return { progress, printed, start, cancel: end, print }
}
