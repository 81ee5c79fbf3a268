import type { Server } from 'node:http'

const readTimeout = 30_000

/**
 * Closes connections whose clients stopped reading: each would hold its answer in memory, and a connection, for ever.
 * @param timeout without any byte taken, ms
 */
export function dropSlowClients(server: Server, timeout = readTimeout): void {
  server.setTimeout(timeout, (socket) => {
    // Not a client that waits for an answer in the making.
    if (socket.writableLength > 0) socket.destroy()
  })
}
