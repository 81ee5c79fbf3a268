import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, dropSlowClients } from '../../server/http/node-server.ts'

const open: { servers: Server[]; sockets: Socket[] } = { servers: [], sockets: [] }
afterEach(() => {
  for (const socket of open.sockets.splice(0)) socket.destroy()
  for (const server of open.servers.splice(0)) server.close()
})

/** ms. On a busy machine a request arrives long after its connection, which must not have timed out by then. */
const timeout = 2_000

const answers: RequestListener = (request, response) => {
  if (request.url === '/long') response.end(Buffer.alloc(64 * 1024 * 1024))
  else if (request.url !== '/never') response.end('answer')
}

test('a client that does not read its answer is disconnected, and one that waits for it is not', async () => {
  const server = await listening(createServer(answers))
  dropSlowClients(server, timeout)
  const judged = new Set<Socket>()
  server.on('timeout', (socket) => judged.add(socket))
  for (const path of ['/long', '/never']) client(server, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).pause()
  await expect.poll(() => judged.size).toBe(2)
  await expect.poll(() => connections(server)).toBe(1)
})

test('a connection that waits for nothing is closed: silent, after its answer, or with a body that nobody reads', async () => {
  const server = await listening(createServer({ keepAliveTimeout: timeout }, answers))
  dropSlowClients(server, timeout)
  const unsent = 'Content-Length: 1000\r\n'
  const closed = ['', request('/'), request('/', unsent)].map((text) => once(client(server, text), 'close'))
  const waiting = client(server, request('/never'))
  await Promise.all(closed)
  expect(waiting.closed).toBe(false)
})

test.each(['Content-Length: 1000\r\n', 'Transfer-Encoding: chunked\r\n'])(
  'a read that announces a body is answered and its connection closed at once (%j)',
  async (header) => {
    const server = await listening(createHttpServer(answers))
    const socket = client(server, request('/', header))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('\r\nConnection: close\r\n')
    expect(answer).toMatch(/answer$/)
  }
)

test('a client that pipelines dozens of requests is disconnected, and one that sends a few is not', async () => {
  const server = await listening(createHttpServer(answers))
  const few = client(server, request('/never').repeat(10))
  await once(client(server, request('/never').repeat(40)), 'close')
  expect(few.closed).toBe(false)
})

test('where no place is left, idle connections make room', async () => {
  const server = await listening(createHttpServer(answers))
  server.maxConnections = 3
  const idle = [1, 2, 3].map(() => client(server, request('/')))
  await Promise.all(idle.map((socket) => once(socket, 'data')))
  const refused = client(server, request('/'))
  await Promise.all([...idle, refused].map((socket) => once(socket, 'close')))
  const [answer] = await once(client(server, request('/')), 'data')
  expect(String(answer)).toContain('200 OK')
})

test('an address has so many connections and no more, and a proxy as many as come', async () => {
  const server = await listening(createHttpServer(answers, () => false, 3))
  const few = [1, 2, 3].map(() => client(server, request('/never')))
  await expect.poll(() => connections(server)).toBe(3)
  await once(client(server, request('/')), 'close')
  expect(few.map(({ closed }) => closed)).toEqual([false, false, false])
  few[0]?.destroy()
  await expect.poll(() => connections(server)).toBe(2)
  expect(String(await once(client(server, request('/')), 'data'))).toContain('200 OK')

  const proxied = await listening(createHttpServer(answers, (from) => from === '127.0.0.1', 3))
  for (let count = 0; count < 6; count++) client(proxied, request('/never'))
  await expect.poll(() => connections(proxied)).toBe(6)
})

async function listening(server: Server): Promise<Server> {
  open.servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function client(server: Server, text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  open.sockets.push(socket)
  socket.resume().write(text)
  return socket
}

function request(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}
