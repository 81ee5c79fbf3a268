import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { dropSlowClients } from '../../server/http/slow-clients.ts'

test('a client that does not read its answer is disconnected, and one that waits for it is not', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/long') response.end(Buffer.alloc(64 * 1024 * 1024))
  })
  dropSlowClients(server, 200)
  const judged = new Set<Socket>()
  server.on('timeout', (socket) => judged.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = (path: string) => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return socket
  }
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  const [stalled, waiting] = [open('/long'), open('/never')]
  await expect.poll(() => judged.size).toBe(2)
  await expect.poll(connections).toBe(1)
  for (const socket of [stalled, waiting]) socket.destroy()
  server.close()
})
