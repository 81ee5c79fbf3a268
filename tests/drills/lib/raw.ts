import { connect } from 'node:net'

export interface RawAnswer {
  /** The status of every answer that came. */
  statuses: number[]
  /** All that came, a character for each byte. */
  text: string
  /** How the connection came to its end: the server closed it, it fell silent after an answer, or nothing came. */
  end: 'closed' | 'silent' | 'nothing'
}

interface RawOptions {
  /** Breaks off so many ms after the last byte was sent, without waiting for an answer. */
  abortAfter?: number | undefined
  /** Waits at most so long for an answer, ms. */
  patience?: number
}

/** After an answer the connection is let go when nothing more came for so long, ms. */
const quiet = 8

/** Sends bytes as they are, which no client library would send, over a connection of their own. */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  { abortAfter, patience = 15_000 }: RawOptions = {}
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let silence: NodeJS.Timeout | undefined
    const finish = (end: RawAnswer['end']) => {
      clearTimeout(silence)
      clearTimeout(given)
      // Reset, not closed: a hundred thousand closed connections would use up the ports.
      socket.resetAndDestroy()
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status))
      resolve({ statuses, text, end })
    }
    const given = setTimeout(() => finish('nothing'), patience)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      clearTimeout(silence)
      silence = setTimeout(() => finish('silent'), quiet)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => finish('closed'))
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, () => {
      if (abortAfter !== undefined) setTimeout(() => finish('closed'), abortAfter)
    })
  })
}
