import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { exportOf, type FileFormat, type Plan } from '../../../documents/exports/plan.ts'
import { type ExportRow, rowBuilder } from '../../../documents/exports/rows.ts'
import { chunks } from '../../../shared/chunks.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { ApiError } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'
import { SignInCancelled } from '../sign-in/gate.ts'
import { useSettings } from '../use-settings.tsx'
import { readAll } from './read-all.ts'
import type { Reply, Request } from './worker.ts'

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

/** Between two batches the page can respond. */
const batchSize = 250

interface FileJob {
  plan: Plan
  records: readonly AnyRecord[]
  toRow(record: AnyRecord): ExportRow
  signal: AbortSignal
  onProgress(step: string, done: number, total: number): void
}

/**
 * Makes a file in a worker, so that the page stays responsive. Aborting the signal ends the worker.
 * @throws Error where it cannot be made; the signal's reason
 */
export async function makeFile(job: FileJob): Promise<Blob> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    const [file] = await Promise.all([receiveFile(worker, job), sendRows(worker, job)])
    return file
  } finally {
    worker.terminate()
  }
}

function receiveFile(worker: Worker, { signal, onProgress }: FileJob): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be loaded.')))
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'progress') onProgress(data.step, data.done, data.total)
      else if (data.kind === 'file') resolve(data.file)
      else reject(new Error(data.message))
    })
  })
}

async function sendRows(worker: Worker, { plan, records, toRow, signal }: FileJob): Promise<void> {
  const send = (request: Request) => worker.postMessage(request)
  for (const batch of chunks(records, batchSize)) {
    signal.throwIfAborted()
    send({ kind: 'rows', rows: batch.map(toRow) })
    await new Promise((resolve) => setTimeout(resolve))
  }
  send({ kind: 'make', plan })
}

/** Downloads a file under this name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the URL until it has started to write the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
