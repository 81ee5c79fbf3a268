import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SettingError } from '../env.ts'
import { dropSlowClients } from './slow-clients.ts'

/** Node's HTTP server, with limits that slow or malicious clients cannot stretch. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 15_000,
      // Bodies are timed where they are read: an upload may take long, but not crawl. This is for those that nobody reads.
      requestTimeout: 3_600_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 5_000,
      // Finds out that a phone has left without a word.
      keepAlive: true,
      keepAliveInitialDelay: 60_000
    },
    listener
  )
  server.prependListener('request', (request, response) => {
    if (hasUnreadBody(request)) response.shouldKeepAlive = false
  })
  server.maxConnections = 4_000
  dropSlowClients(server)
  return server
}

/** A read that announces a body (RFC 9110, 9.3.1): nobody takes it, so the connection cannot be used again. */
function hasUnreadBody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** @returns the port, also where 0 left the choice to the system @throws SettingError where it is in use */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(isTaken ? new SettingError(`PORT: ${port} is in use by another program`) : error)
    })
    server.listen(port, () => resolve((server.address() as AddressInfo).port))
  })
}
