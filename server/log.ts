import { tryGetContext } from 'hono/context-storage'
import pino, { type Logger } from 'pino'
import type { AppEnv } from './http/context.ts'

export type Log = Logger

/** JSON lines on standard output. What is logged is named at each call; bodies, cookies and query values never are. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    // Log lines of a request have its id.
    mixin: () => ({ requestId: tryGetContext<AppEnv>()?.get('requestId') }),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorWithoutData }
  })
}

/** Without e-mail addresses, such as those that a mail server names when it refuses one: no erasure reaches the log. */
const withoutAddresses = (text = '') => text.replace(/[^\s<>"'(:/]{1,64}@[^\s<>"'():/]+/g, '(address)')

// A database error can carry the row's values: only what locates the fault is kept.
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an Error' }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack),
    code: 'code' in error ? error.code : undefined
  }
}
