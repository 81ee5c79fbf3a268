import { ClientError } from '../errors.ts'
import { forkProcess } from '../process-file.ts'
import type { SheetMessage } from './import-process.ts'

/** Of the process, MB. Ten thousand rows with a thousand letters each take a third of it, and a tenth of the time. */
const mostMemory = 384
/** ms */
const longest = 60_000

/**
 * The cells of a sheet, row by row. It is read in a process of its own: what it holds, how long it takes and how it ends touches
 * nothing of the site. A thread would not do: V8 aborts the whole program now and then when one with a limit is ended.
 * @param file its path
 * @throws ClientError 400 where the signal ends it, 413, 415
 */
export async function readSheet(file: string, signal: AbortSignal): Promise<string[][]> {
  requireSender(signal)
  const reading = forkProcess('import-process', [file], [`--max-old-space-size=${mostMemory}`])
  const rows: string[][] = []
  const { promise, resolve, reject } = Promise.withResolvers<string[][]>()
  reading.on('message', (message: SheetMessage) => {
    if ('refusal' in message) return reject(new ClientError(message.refusal.status, message.refusal.message))
    rows.push(...message.rows)
    if (message.isWhole) resolve(rows)
  })
  reading.on('error', reject)
  // Without memory, V8 aborts; a fault of the program's own ends the process with 1, and what it has said may still come.
  reading.on('exit', (code) => code !== 0 && reject(code === 1 ? new Error('The sheet could not be read.') : tooMuch()))
  const end = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  end.addEventListener('abort', () => reject(signal.aborted ? brokenOff() : tooMuch()))
  try {
    return await promise
  } finally {
    reading.kill('SIGKILL')
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
