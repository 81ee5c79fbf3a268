import type { ErrorHandler } from 'hono'
import { isUnreachable } from '../database/db.ts'
import { ClientError, errorCode } from '../errors.ts'
import type { Log } from '../log.ts'
import type { AppEnv } from './context.ts'

// Codes of the operating system, SQLite and PostgreSQL.
const diskFull = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Turns errors into answers; the cause is logged, never sent. */
export function answerFailure(log: Log): ErrorHandler<AppEnv> {
  return (error, context) => {
    const failure = error instanceof ClientError ? error : unexpected(error)
    // Without a cause nothing failed: the program refused, as to a flood, which must not fill the disk.
    if (failure.status >= 500 && (failure !== error || failure.cause))
      log.error({ method: context.req.method, path: context.req.path, err: error }, 'request failed')
    if (failure.retryAfter !== undefined) context.header('Retry-After', String(failure.retryAfter))
    context.header('Cache-Control', 'no-store')
    return context.json(
      { message: failure.message, ...(failure.errors ? { errors: failure.errors } : {}) },
      failure.status
    )
  }
}

function unexpected(error: Error): ClientError {
  if (diskFull.has(errorCode(error)))
    return new ClientError(507, 'The disk is full. Nothing was saved; please tell whoever runs the site.')
  if (isUnreachable(error))
    return new ClientError(503, 'The database cannot be reached. Please try again in a moment.', { retryAfter: 5 })
  return new ClientError(500, 'Something went wrong here. Please try again.')
}
