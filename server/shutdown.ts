import type { Server } from 'node:http'
import type { Log } from './log.ts'

/** Requests under way may take this long after the signal, ms. */
const drainTimeout = 20_000
/** The process ends after this long in any case, ms. */
const exitTimeout = 40_000
/** Connections that have answered are closed this often while others are still at work, ms. */
const closeIdleInterval = 100

export interface ShutdownOptions {
  server: Server
  log: Log
  /** Called at once: the program is not ready any more. */
  onBegin(): void
  /** Called after the last answer: stops background work and closes the database. */
  close(): Promise<void>
}

/**
 * Ends the program on SIGTERM and SIGINT: no new connections, requests under way are answered, then everything is closed
 * and the exit code is 0.
 */
export function endOnSignals({ server, log, onBegin, close }: ShutdownOptions): void {
  let isEnding = false

  async function end(signal: string): Promise<void> {
    // Ctrl-C reaches the program twice: from the terminal, and from npm.
    if (isEnding) return
    isEnding = true
    onBegin()
    log.info({ signal }, 'shutting down')
    setTimeout(() => {
      log.error('shutdown timed out')
      process.exit(1)
    }, exitTimeout).unref()
    try {
      await drain(server, log)
      await close()
      log.info('shut down')
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'shutdown failed')
      process.exit(1)
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}

/** Takes no more connections, and waits for the requests under way. */
async function drain(server: Server, log: Log): Promise<void> {
  const drained = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const closingIdle = setInterval(() => server.closeIdleConnections(), closeIdleInterval)
  const timeout = setTimeout(() => {
    log.warn('requests that took too long are aborted')
    server.closeAllConnections()
  }, drainTimeout)
  await drained
  clearInterval(closingIdle)
  clearTimeout(timeout)
}
