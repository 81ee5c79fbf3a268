import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type Logger } from 'pino'

export type Log = Logger

const requests = new AsyncLocalStorage<{ requestId: string }>()

/** Does something for a request: every line that is logged meanwhile carries the request's id. */
export function inRequest<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return requests.run({ requestId }, work)
}

/** JSON lines on standard output. What is logged is named at each call; bodies, cookies and query values never are. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    mixin: () => ({ ...requests.getStore() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorWithoutData }
  })
}

// A database error can carry the row's values: only what locates the fault is kept.
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an Error' }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code: 'code' in error ? error.code : undefined
  }
}
