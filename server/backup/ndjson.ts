import { StringDecoder } from 'node:string_decoder'

/** The lines of a text that arrives in pieces; each ends with a line feed, and with nothing else that ends lines elsewhere. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of content) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** The same pieces, each seen by `look` as it passes. */
export async function* watched(content: AsyncIterable<Buffer>, look: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    look(chunk)
    yield chunk
  }
}

/** The whole content as text. */
export async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  await readThrough(watched(content, (chunk) => chunks.push(chunk)))
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads to the end, for the sake of whoever watches. */
export async function readThrough(content: AsyncIterable<Buffer>): Promise<void> {
  const pieces = content[Symbol.asyncIterator]()
  while (!(await pieces.next()).done);
}
