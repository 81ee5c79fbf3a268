import type { Server } from 'node:http'

/** A client that takes nothing of its answer for so long is let go, ms. */
const patience = 30_000

/** Ends connections whose clients stopped reading: each would hold its answer in memory, and a place, for ever. */
export function dropSlowClients(server: Server, after = patience): void {
  server.setTimeout(after, (socket) => {
    // A client that waits for an answer that is still being made has done nothing wrong.
    if (socket.writableLength > 0) socket.destroy()
  })
}
