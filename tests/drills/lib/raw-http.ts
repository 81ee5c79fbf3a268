import { connect } from 'node:net'

export interface RawAnswer {
  /** The status of every answer. */
  statuses: number[]
  /** Everything received, a character for each byte. */
  text: string
  /** The end of the connection: the server closed it, it fell silent after an answer, or nothing came. */
  end: 'closed' | 'silent' | 'nothing'
}

interface RawOptions {
  /** Disconnects so many ms after the last byte was sent, without waiting for an answer. */
  abortAfter?: number | undefined
  /** Disconnects when nothing more came for so many ms after an answer, instead of waiting for the server to close. */
  quietFor?: number
}

/** Ends only what hangs, ms. */
const limit = 120_000

/** Sends bytes that no client library would send, over a new connection. */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  { abortAfter, quietFor }: RawOptions = {}
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let silence: NodeJS.Timeout | undefined
    const finish = (end: RawAnswer['end']) => {
      clearTimeout(silence)
      clearTimeout(hanging)
      // Reset, not closed: a hundred thousand connections in TIME_WAIT would use up the ports.
      socket.resetAndDestroy()
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status))
      resolve({ statuses, text, end })
    }
    const hanging = setTimeout(() => finish('nothing'), limit)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      clearTimeout(silence)
      if (quietFor !== undefined) silence = setTimeout(() => finish('silent'), quietFor)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => finish('closed'))
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, () => {
      if (abortAfter !== undefined) setTimeout(() => finish('closed'), abortAfter)
    })
  })
}
