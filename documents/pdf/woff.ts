const headerLength = 44
const entryLength = 20

/**
 * Unpacks a WOFF file to the font that it holds. The PDF library reads WOFF too, but unpacks a table again for every
 * glyph, which takes seconds.
 */
export async function unpackWoff(woff: ArrayBuffer): Promise<Uint8Array> {
  const view = new DataView(woff)
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => readTable(view, headerLength + index * entryLength))
  )
  const font = new Uint8Array(12 + count * 16 + tables.reduce((sum, { data }) => sum + padded(data.length), 0))
  const out = new DataView(font.buffer)
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  let offset = 12 + count * 16
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + index * 16
    out.setUint32(entry, tag)
    out.setUint32(entry + 4, checksum)
    out.setUint32(entry + 8, offset)
    out.setUint32(entry + 12, data.length)
    font.set(data, offset)
    offset += padded(data.length)
  }
  return font
}

async function readTable(view: DataView<ArrayBuffer>, entry: number) {
  const offset = view.getUint32(entry + 4)
  const packedLength = view.getUint32(entry + 8)
  const length = view.getUint32(entry + 12)
  const packed = new Uint8Array(view.buffer, offset, packedLength)
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    data: packedLength < length ? await inflated(packed) : packed
  }
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
