import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Between two questions whether a server is ready, ms. */
const interval = 200
/** The longest search for a server that takes a request, ms: Caddy's `lb_try_duration`. */
const longestSearch = 20_000

/** A request's header that names the server which shall answer it: its place, from 0. */
export const pin = 'x-drill-server'
/** A request's header that says from which address it comes. */
export const from = 'x-drill-address'

interface Target {
  port: number
  isReady: boolean
  isCut: boolean
  sockets: Set<Socket>
}

/**
 * A small proxy in front of equal servers. It asks them in turn, leaves those out that say they are not ready, and asks another
 * one where the connection is refused, or breaks before it has the whole answer to a read. A write whose bytes have been sent is
 * never sent again: 502.
 */
export class Balancer {
  readonly #targets: Target[] = []
  readonly #server = createServer((request, response) => void this.#pass(request, response))
  #turn = 0
  #isOver = false

  /** @returns the proxy, which listens and has no server yet */
  static async open(): Promise<Balancer> {
    const balancer = new Balancer()
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    return balancer
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Puts a server behind the proxy, or in the place of another one. */
  put(place: number, port: number): void {
    const isKnown = this.#targets[place] !== undefined
    this.#targets[place] = { port, isReady: false, isCut: false, sockets: new Set() }
    if (!isKnown) void this.#watch(place)
  }

  /** Cuts the connections to a server, with the requests on them, or lets new ones through. */
  cut(place: number, isCut = true): void {
    const target = this.#targets[place]
    if (!target) return
    target.isCut = isCut
    for (const socket of isCut ? target.sockets : []) socket.destroy()
  }

  isReady(place: number): boolean {
    return this.#targets[place]?.isReady === true
  }

  async close(): Promise<void> {
    this.#isOver = true
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #watch(place: number): Promise<void> {
    while (!this.#isOver) {
      const target = this.#targets[place]
      if (target && !target.isCut) {
        const asked = fetch(`http://127.0.0.1:${target.port}/readyz?exclude=mail&exclude=files`, {
          signal: AbortSignal.timeout(5_000)
        })
        target.isReady = await asked.then(
          ({ ok }) => ok,
          () => false
        )
      }
      await wait(interval)
    }
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = performance.now() + longestSearch
    const refused = new Set<Target>()
    while (performance.now() < end && !incoming.destroyed) {
      const target = this.#choose(incoming.headers[pin], refused)
      const outcome = target ? await this.#ask(target, incoming, response) : 'refused'
      if (outcome === 'done') return
      if (outcome === 'broken') break
      if (target) refused.add(target)
      if (refused.size < this.#targets.length) continue
      refused.clear()
      await wait(interval)
    }
    response.writeHead(502, { 'content-type': 'text/plain' }).end('No server has answered.')
  }

  /** Where none is ready any one: it says itself why it cannot answer. */
  #choose(pinned: string | string[] | undefined, refused: ReadonlySet<Target>): Target | undefined {
    if (pinned !== undefined) return this.#targets[Number(pinned)]
    const ready = this.#targets.filter(({ isReady }) => isReady)
    const left = (ready.length > 0 ? ready : this.#targets).filter((target) => !refused.has(target))
    return left[this.#turn++ % left.length] ?? this.#targets.find((target) => !refused.has(target))
  }

  async #ask(
    target: Target,
    incoming: IncomingMessage,
    response: ServerResponse
  ): Promise<'done' | 'refused' | 'broken'> {
    if (target.isCut) return 'refused'
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const address = incoming.headers[from] ?? incoming.socket.remoteAddress
    const { method, url: path } = incoming
    const headers = { ...incoming.headers, 'x-forwarded-for': address, connection: 'close' }
    // A connection for each request, as nginx does it: one that is kept may be closed while a request is on its way.
    const outgoing = request({ host: '127.0.0.1', port: target.port, method, path, headers, agent: false })
    let isSent = false
    outgoing.on('error', () => undefined)
    response.once('close', () => outgoing.destroy())
    outgoing.once('socket', (socket) => {
      target.sockets.add(socket)
      socket.once('close', () => target.sockets.delete(socket))
      socket.once('connect', () => {
        isSent = !isRead
        if (isRead) outgoing.end()
        else incoming.pipe(outgoing)
      })
    })
    try {
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
      // Headers of the connection to the server are not for the client.
      const { connection: _, 'transfer-encoding': __, ...passed } = answer.headers
      const whole = isRead ? Buffer.concat(await answer.toArray()) : undefined
      response.writeHead(answer.statusCode ?? 502, passed)
      if (whole) {
        response.end(whole)
        return 'done'
      }
      answer.once('error', () => response.destroy())
      answer.pipe(response)
      return 'done'
    } catch {
      incoming.unpipe(outgoing)
      outgoing.destroy()
      return isSent ? 'broken' : 'refused'
    }
  }
}
