import type { Plan } from '../../../documents/exports/plan.ts'
import type { ExportRow } from '../../../documents/exports/rows.ts'
import { chunks } from '../../../shared/chunks.ts'
import type { AnyRecord } from '../definitions.ts'
import type { Reply, Request } from './worker.ts'

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
