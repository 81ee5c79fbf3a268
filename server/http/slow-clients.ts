import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitedAddress, plainAddress } from './addresses.ts'

const socketTimeout = 30_000
/** Browsers and proxies ask for one thing at a time on a connection of HTTP/1.1; a client that pipelines more than so many gets no more. */
const maxPipelined = 16

/**
 * Closes connections on which nothing happens and nobody waits for an answer: those of clients that stopped reading, and
 * idle ones. A listener of `timeout` replaces Node's own closing, so every socket is judged here. Where no place is left,
 * idle connections make room at once.
 * @param timeout without any byte sent or taken, ms; Node itself sets `keepAliveTimeout` instead after an answer
 */
export function dropSlowClients(server: Server, timeout = socketTimeout): void {
  /** How many answers are in the making for a connection. */
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

/**
 * Closes the newest connection of an address that has more than `most` open: one sender must not take all places.
 * @param isExempt tells the addresses of proxies, through which everybody comes
 */
export function limitConnections(server: Server, most: number, isExempt: (address: string) => boolean): void {
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
