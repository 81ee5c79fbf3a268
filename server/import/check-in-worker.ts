import { Worker } from 'node:worker_threads'
import type { AnyRecord } from '../content/row.ts'
import { ClientError, errorCode } from '../errors.ts'
import { processFile } from '../process-file.ts'
import type { Change, SheetReport } from './check-sheet.ts'
import type { SheetJob, SheetMessage } from './import-worker.ts'

/** Of the thread. Ten thousand rows with a thousand letters each take a third of the memory and a tenth of the time. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
const longest = 60_000

/**
 * Has a sheet read and checked in a thread of its own: neither what it holds nor how long it takes touches the site.
 * @param read gives the records with these ids
 * @param onChanges is called with what the sheet changes, piece by piece
 * @throws ClientError 400 where the signal ends it, 413, 415
 */
export async function checkInWorker(
  workerData: SheetJob,
  signal: AbortSignal,
  read: (ids: number[]) => Promise<AnyRecord[]>,
  onChanges: (changes: Change[]) => void
): Promise<SheetReport> {
  requireSender(signal)
  // No secret of the program gets there.
  const worker = new Worker(processFile('import-worker'), { workerData, resourceLimits, env: {}, execArgv: [] })
  const { promise, resolve, reject } = Promise.withResolvers<SheetReport>()
  worker.on('message', (message: SheetMessage) => {
    if ('needed' in message) read(message.needed).then((records) => worker.postMessage(records), reject)
    else if ('changes' in message) onChanges(message.changes)
    else if ('report' in message) resolve(message.report)
    else reject(new ClientError(message.refusal.status, message.refusal.message))
  })
  worker.on('error', (error) => reject(errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error))
  worker.on('exit', () => reject(new Error('The thread ended before the sheet was checked.')))
  const end = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  end.addEventListener('abort', () => reject(signal.aborted ? brokenOff() : tooMuch()))
  try {
    return await promise
  } finally {
    await worker.terminate()
  }
}

function tooMuch(): ClientError {
  return new ClientError(413, 'This sheet holds too much to be read. Divide it into smaller ones.')
}

/** @throws ClientError 400 where nobody waits for the answer any more */
export function requireSender(signal: AbortSignal): void {
  if (signal.aborted) throw brokenOff()
}

function brokenOff(): ClientError {
  return new ClientError(400, 'The import was broken off. Nothing was changed.')
}
