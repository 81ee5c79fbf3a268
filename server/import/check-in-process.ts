import { fork } from 'node:child_process'
import type { AnyRecord } from '../content/row.ts'
import { ClientError } from '../errors.ts'
import { processFile } from '../process-file.ts'
import type { Change, SheetReport } from './check-sheet.ts'
import type { SheetJob, SheetMessage } from './import-process.ts'

/** Of the process, MB. Ten thousand rows with a thousand letters each take a third of it, and a tenth of the time. */
const mostMemory = 384
/** ms */
const longest = 60_000

/**
 * Has a sheet read and checked in a process of its own: what it holds, how long it takes and how it ends touches nothing of the
 * site. A thread would not do: V8 aborts the whole program now and then when one with a limit is ended.
 * @param read gives the records with these ids
 * @param onChanges is called with what the sheet changes, piece by piece
 * @throws ClientError 400 where the signal ends it, 413, 415
 */
export async function checkInProcess(
  job: SheetJob,
  signal: AbortSignal,
  read: (ids: number[]) => Promise<AnyRecord[]>,
  onChanges: (changes: Change[]) => void
): Promise<SheetReport> {
  requireSender(signal)
  const { NODE_ENV, SystemRoot } = process.env
  const checking = fork(processFile('import-process'), {
    serialization: 'advanced',
    stdio: 'ignore',
    execArgv: [`--max-old-space-size=${mostMemory}`],
    // No secret of the program gets there. Without the folder no program starts on Windows.
    env: { NODE_ENV, ...(SystemRoot === undefined ? {} : { SystemRoot }) }
  })
  const { promise, resolve, reject } = Promise.withResolvers<SheetReport>()
  checking.on('message', (message: SheetMessage) => {
    if ('needed' in message) read(message.needed).then((records) => checking.send(records), reject)
    else if ('changes' in message) onChanges(message.changes)
    else if ('report' in message) resolve(message.report)
    else reject(new ClientError(message.refusal.status, message.refusal.message))
  })
  checking.on('error', reject)
  // Without memory, V8 aborts; a fault of the program's own ends the process with 1.
  checking.on('exit', (code) => reject(code === 1 ? new Error('The sheet could not be checked.') : tooMuch()))
  const end = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  end.addEventListener('abort', () => reject(signal.aborted ? brokenOff() : tooMuch()))
  checking.send(job)
  try {
    return await promise
  } finally {
    checking.kill('SIGKILL')
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
