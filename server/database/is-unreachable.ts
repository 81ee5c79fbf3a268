import { errorCode } from '../errors.ts'

/*
 * A database server that is not there, starts, or ends: connections that nobody takes, that break, or that it ends
 * itself (PostgreSQL's classes 08 and 57P). What the driver finds out by itself has no code.
 */
const codes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|08...|57P0[123])$/
const messages = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

/** Whether an error says that the database cannot be reached now; trying again later makes sense. */
export function isUnreachable(error: unknown): boolean {
  return codes.test(errorCode(error)) || (error instanceof Error && messages.test(error.message))
}
