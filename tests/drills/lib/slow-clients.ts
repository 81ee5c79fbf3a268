import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How a slow client is slow. */
export type Slowness = 'header by header' | 'body by byte' | 'upload by byte' | 'reading nothing'

/** Connections that take their time, and what became of them. */
export class SlowClients {
  readonly #port: number
  readonly #cookie: string
  readonly #sockets: Socket[] = []
  #ended = 0

  constructor(url: string, cookie: string) {
    this.#port = Number(new URL(url).port)
    this.#cookie = cookie
  }

  /** How many the server has let go, by an answer or without. */
  get ended(): number {
    return this.#ended
  }

  get count(): number {
    return this.#sockets.length
  }

  /** Opens so many connections, and waits until they are there. */
  async open(slowness: Slowness, count: number): Promise<void> {
    for (let number = 0; number < count; number++) {
      const socket = connect(this.#port, '127.0.0.1')
      this.#sockets.push(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        this.#ended++
      })
      await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
      this.#begin(socket, slowness)
    }
  }

  #begin(socket: Socket, slowness: Slowness): void {
    if (slowness === 'reading nothing') {
      // A small window and a long answer: the rest of it waits at the server.
      socket.pause()
      socket.write('GET /api/news HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return
    }
    socket.resume()
    if (slowness === 'header by header') {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      this.#drip(socket, () => 'X-Slow: 1\r\n')
      return
    }
    const [path, type, first] =
      slowness === 'body by byte'
        ? ['/api/mail/contact', 'application/json', '{"name":"']
        : ['/api/news', 'multipart/form-data; boundary=b', fileHead]
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nCookie: ${this.#cookie}\r\nContent-Type: ${type}\r\nContent-Length: 400000\r\n\r\n${first}`
    )
    this.#drip(socket, () => 'x')
  }

  #drip(socket: Socket, more: () => string): void {
    const timer = setInterval(() => socket.write(more()), 1_000)
    socket.once('close', () => clearInterval(timer))
  }

  /**
   * Lets those read who did not. Only so does a client notice that it was let go: before it comes what the system has kept
   * for it. One that was not let go has its answer then, and stays.
   */
  readOn(): void {
    for (const socket of this.#sockets) socket.resume()
  }

  /** Waits until the server has let all of them go. @throws where it has not after so many seconds */
  async untilEnded(seconds: number): Promise<void> {
    for (let waited = 0; this.#ended < this.#sockets.length; waited++) {
      if (waited >= seconds * 10) throw new Error(`${this.count - this.#ended} of ${this.count} are still connected.`)
      await wait(100)
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}

const fileHead =
  '--b\r\nContent-Disposition: form-data; name="newsImage"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
