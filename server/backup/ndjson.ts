import { StringDecoder } from 'node:string_decoder'

/** The lines of a stream, separated by line feeds only: values may contain other line separators. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of content) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Yields the chunks of a stream, after calling `onChunk` with each. */
export async function* watched(
  content: AsyncIterable<Buffer>,
  onChunk: (chunk: Buffer) => void
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    onChunk(chunk)
    yield chunk
  }
}

/** Consumes a stream for its side effects. */
export async function readThrough(content: AsyncIterable<Buffer>): Promise<void> {
  const chunks = content[Symbol.asyncIterator]()
  while (!(await chunks.next()).done);
}
