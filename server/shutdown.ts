import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Log } from './log.ts'

/** Requests in hand have so long to end after SIGTERM, ms. */
const drainTime = 20_000
/** After so long the process ends whatever happens, ms. */
const forcedEnd = 40_000
/** Connections that have answered are closed this often while others are still at work, ms. */
const pace = 100

/**
 * The kind of answers for a server that will end: from then on each, also one that was asked for before, says that its
 * connection closes. Who goes on asking would keep the connection, and with it the program.
 */
export function responseKind(isEnding: () => boolean) {
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...given: [statusCode: number, ...more: unknown[]]): this {
      if (isEnding()) this.shouldKeepAlive = false
      return Reflect.apply(super.writeHead, this, given)
    }
  }
}

export interface ShutdownOptions {
  server: Server
  log: Log
  /** At once: whoever asks is told that the program is not ready. */
  onBegin(): void
  /** After the last answer, one after the other: mail, backup, database. */
  close(): Promise<void>
}

/**
 * Ends the program on SIGTERM and SIGINT: no new connections, the requests in hand are answered, then everything is
 * closed and the exit code is 0.
 * @returns whether the end has begun
 */
export function endOnSignals({ server, log, onBegin, close }: ShutdownOptions): () => boolean {
  let isEnding = false

  async function end(signal: string): Promise<void> {
    // Ctrl-C reaches the program twice: from the terminal, and from npm.
    if (isEnding) return
    isEnding = true
    onBegin()
    log.info({ signal }, 'ending')
    setTimeout(() => {
      log.error('the end took too long')
      process.exit(1)
    }, forcedEnd).unref()
    try {
      await drain()
      await close()
      log.info('ended')
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'could not end in order')
      process.exit(1)
    }
  }

  async function drain(): Promise<void> {
    const drained = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const closing = setInterval(() => server.closeIdleConnections(), pace)
    const cutting = setTimeout(() => {
      log.warn('requests that took too long are broken off')
      server.closeAllConnections()
    }, drainTime)
    await drained
    clearInterval(closing)
    clearTimeout(cutting)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
  return () => isEnding
}
