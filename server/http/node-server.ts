import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Env, SettingError } from '../env.ts'
import { errorCode } from '../errors.ts'
import { limitedAddress, plainAddress } from './addresses.ts'

/** Node's HTTP server, with limits that slow or malicious clients cannot stretch. Proxies may have more connections than others. */
export function createHttpServer(
  listener: RequestListener,
  isProxy: (address: string) => boolean = () => false,
  maxPerAddress = 256
): Server {
  const server = createServer(
    {
      headersTimeout: 15_000,
      // Bodies are timed where they are read: an upload may take long, but not crawl. This is for those that nobody reads.
      requestTimeout: 3_600_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 5_000,
      // Detects phones that have left without closing the connection.
      keepAlive: true,
      keepAliveInitialDelay: 60_000
    },
    listener
  )
  server.prependListener('request', ({ method, headers }, response) => {
    // A read that announces a body (RFC 9110, 9.3.1): nobody takes it, so the connection cannot be used again.
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && (method === 'GET' || method === 'HEAD')) response.shouldKeepAlive = false
  })
  server.maxConnections = 4_000
  dropSlowClients(server)
  limitConnections(server, maxPerAddress, isProxy)
  return server
}

/** The address to listen on: all interfaces without a host. */
type ListenOptions = Pick<Env, 'PORT' | 'HOST'>

/** @returns the port, also where 0 left the choice to the system @throws SettingError where it cannot be had */
export function listen(server: Server, { PORT, HOST }: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(settingFault(error, { PORT, HOST }) ?? error))
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Asks for the port and gives it back, so that a taken one is known before anything else is done. @throws SettingError */
export async function refuseTakenPort(options: ListenOptions): Promise<void> {
  const server = createServer()
  await listen(server, options)
  await new Promise((resolve) => server.close(resolve))
}

function settingFault(error: Error, { PORT, HOST }: ListenOptions): SettingError | undefined {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') return new SettingError(`PORT: ${PORT} is in use by another program`)
  if (code === 'EACCES') return new SettingError(`PORT: ${PORT} may not be used by this user`)
  if (code === 'EADDRNOTAVAIL') return new SettingError(`HOST: ${HOST} is no address of this machine`)
  return undefined
}

/** Browsers and proxies send one request at a time on a connection of HTTP/1.1; a client that pipelines more is cut off. */
const maxPipelined = 16

/**
 * Closes stalled connections, and idle ones at once where no place is left. A listener of `timeout` replaces
 * Node's own closing. @param timeout without a byte in either direction, ms; Node sets `keepAliveTimeout` instead after an answer
 */
export function dropSlowClients(server: Server, timeout = 30_000): void {
  /** The number of pending answers by connection. */
  const pending = new WeakMap<Socket, number>()
  server.prependListener('request', ({ socket }, response) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1)
    if ((pending.get(socket) ?? 0) > maxPipelined) socket.destroy()
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
  })
  server.setTimeout(timeout, (socket) => {
    if (socket.writableLength > 0 || !pending.get(socket)) socket.destroy()
  })
  server.on('drop', () => server.closeIdleConnections())
}

/** Closes the newest connection of an address with more than `most` open: one sender must not take all places. Proxies are exempt. */
function limitConnections(server: Server, most: number, isExempt: (address: string) => boolean): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isExempt(address)) return
    const key = limitedAddress(address)
    const count = open.get(key) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(key, count + 1)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
  })
}
