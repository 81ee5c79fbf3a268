import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { exportOf, type FileFormat } from '../../../documents/exports/plan.ts'
import { rowBuilder } from '../../../documents/exports/rows.ts'
import { addressWith } from '../../../shared/address.ts'
import { toasts } from '../../../ui/toast.tsx'
import { ApiError, call } from '../api.ts'
import { anyStatus, listCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { plainRecords } from '../plain-records.ts'
import { SignInCancelled } from '../sign-in/gate.ts'
import { useSettings } from '../use-settings.tsx'
import type { Reply, Request } from './worker.ts'

export type Target = FileFormat | 'print'

type OnProgress = (step: string, done: number, total: number) => void

/** Exports or prints all records of a collection, one job at a time. Leaving the list cancels it. */
export function useExport(collection: Collection) {
  const issuer = useSettings()?.companyName ?? ''
  /** `total` is 0 while it is not known. */
  const [progress, setProgress] = useState<{ target: Target; step: string; done: number; total: number }>()
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
    const onProgress: OnProgress = (step, done, total) => {
      if (!signal.aborted) setProgress({ target, step, done, total })
    }
    onProgress('Reading', 0, 0)
    try {
      const path = addressWith(listCall(collection), anyStatus(collection))
      const { body } = await call<AnyRecord[]>('GET', path, { signal })
      const records = await plainRecords(collection, body)
      if (target === 'print') return startTransition(() => setPrinted(records))
      const { file, columns, plan } = exportOf(collection, target, issuer, records.length)
      onProgress('Writing', 0, 0)
      const rows = records.map(rowBuilder(collection, columns))
      download(await makeFile({ plan, rows }, signal, onProgress), file)
      toasts.success(`${file} is ready.`)
      end()
    } catch (error) {
      if (signal.aborted) return
      end()
      if (error instanceof SignInCancelled) return
      const reason = error instanceof ApiError ? error.reason : undefined
      toasts.failure(`Could not ${target === 'print' ? 'print' : 'export'} ${collection.label.plural}.`, reason)
    }
  }

  /** To be called when the printed list has been rendered, with all of its pictures. */
  const print = useCallback(() => {
    running.current = undefined
    setProgress(undefined)
    addEventListener('afterprint', () => setPrinted(undefined), { once: true })
    window.print()
  }, [])

  return { progress, printed, start, cancel: end, print }
}

/** Makes a file in a worker; aborting ends it. @throws Error where it cannot be made; the signal's reason */
export function makeFile(request: Request, signal: AbortSignal, onProgress: OnProgress): Promise<Blob> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be loaded.')))
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'progress') onProgress(data.step, data.done, data.total)
      else if (data.kind === 'file') resolve(data.file)
      else reject(new Error(data.message))
    })
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

/** Hands a file to the person. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the URL until it has started to write the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
