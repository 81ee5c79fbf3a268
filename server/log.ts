import { tryGetContext } from 'hono/context-storage'
import pino, { type Logger } from 'pino'
import type { AppEnv } from './http/context.ts'

export type Log = Logger

/** JSON lines on standard output. What is logged is named at each call; bodies, cookies and query values never are. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    // What is logged for a request carries its id.
    mixin: () => ({ requestId: tryGetContext<AppEnv>()?.get('requestId') }),
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
