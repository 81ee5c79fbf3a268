import { connect, type Socket } from 'node:net'
import { until } from '../../support/until.ts'

/** The behaviour of a slow client. */
export type Slowness =
  | 'header by header'
  | 'body by byte'
  | 'upload by byte'
  | 'reading nothing'
  | 'idle after an answer'
  | 'a body nobody reads'

/** Slow connections, and how many of them the server has ended. */
export class SlowClients {
  readonly #port: number
  readonly #cookie: string
  readonly #sockets: Socket[] = []
  #ended = 0

  constructor(url: string, cookie: string) {
    this.#port = Number(new URL(url).port)
    this.#cookie = cookie
  }

  /** The number of clients that the server has disconnected, with an answer or without. */
  get ended(): number {
    return this.#ended
  }

  get count(): number {
    return this.#sockets.length
  }

  /** Opens connections, and waits until they are established. */
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
      // The answer is longer than the system's buffers: the rest waits in the server.
      socket.pause()
      socket.write('GET /api/news HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return
    }
    socket.resume()
    if (slowness === 'idle after an answer') {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return
    }
    if (slowness === 'a body nobody reads') {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400000\r\n\r\n')
      this.#drip(socket, () => 'x')
      return
    }
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
   * Lets the clients read that did not: only so they notice the end, which comes after the bytes in the system's buffers. One
   * that was not disconnected gets its answer and stays.
   */
  readOn(): void {
    for (const socket of this.#sockets) socket.resume()
  }

  /** Waits until the server has disconnected all of them. */
  async untilEnded(): Promise<void> {
    await until(
      () => this.#ended === this.count,
      () => `${this.count - this.#ended} of ${this.count} are still connected.`
    )
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}

const fileHead =
  '--b\r\nContent-Disposition: form-data; name="newsImage"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
