import type { AnyRecord } from '../definitions.ts'
import { chunks } from '../list/selection.ts'
import type { Plan } from './plan.ts'
import type { ExportRow } from './rows.ts'
import type { Order, Report } from './worker.ts'

/** So many rows are handed over at once; between two such the page can do something else. */
const rowsAtATime = 250

interface Making {
  plan: Plan
  records: readonly AnyRecord[]
  toRow(record: AnyRecord): ExportRow
  signal: AbortSignal
  onProgress(step: string, done: number, total: number): void
}

/**
 * Makes a file in a worker, so that the page stays responsive. Giving up ends the worker.
 * @throws Error where it cannot be made, and the signal's reason
 */
export async function makeFile(making: Making): Promise<Blob> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    const [file] = await Promise.all([reported(worker, making), handOver(worker, making)])
    return file
  } finally {
    worker.terminate()
  }
}

function reported(worker: Worker, { signal, onProgress }: Making): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be loaded.')))
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'progress') onProgress(data.step, data.done, data.total)
      else if (data.kind === 'file') resolve(data.file)
      else reject(new Error(data.message))
    })
  })
}

async function handOver(worker: Worker, { plan, records, toRow, signal }: Making): Promise<void> {
  const give = (order: Order) => worker.postMessage(order)
  for (const some of chunks([...records], rowsAtATime)) {
    signal.throwIfAborted()
    give({ kind: 'rows', rows: some.map(toRow) })
    await new Promise((resolve) => setTimeout(resolve))
  }
  give({ kind: 'make', plan })
}
