import { crc32, deflateSync } from 'node:zlib'

export type Point = readonly [x: number, y: number]

/** A line with round ends and joints. */
export interface PaintedStroke {
  points: readonly Point[]
  /** px */
  thickness: number
  /** It takes ink away instead of leaving it. */
  isCut?: boolean
}

/**
 * Paints strokes in the site's night on its sand, one over the other, as a PNG of few shades, smooth at the edges: in some milliseconds, and
 * without a native library in the process that serves.
 */
export function paint(width: number, height: number, strokes: readonly PaintedStroke[]): Buffer {
  const covered = new Float32Array(width * height)
  for (const { points, thickness, isCut = false } of strokes) {
    for (let index = 0; index < Math.max(1, points.length - 1); index++) {
      const from = points[index]
      if (from) coverSegment(covered, width, from, points[index + 1] ?? from, thickness / 2, isCut)
    }
  }
  return encodePng(width, height, covered)
}

/** Covers, or uncovers, the pixels around a straight piece. */
function coverSegment(
  covered: Float32Array,
  width: number,
  [x1, y1]: Point,
  [x2, y2]: Point,
  radius: number,
  isCut: boolean
): void {
  const height = covered.length / width
  const dx = x2 - x1
  const dy = y2 - y1
  const squared = dx * dx + dy * dy || 1
  const reach = radius + 1
  const right = Math.min(width - 1, Math.max(x1, x2) + reach)
  const bottom = Math.min(height - 1, Math.max(y1, y2) + reach)
  for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - reach)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - reach)); x <= right; x++) {
      // From the middle of the pixel to the nearest point of the piece.
      const px = x + 0.5 - x1
      const py = y + 0.5 - y1
      const at = Math.max(0, Math.min(1, (px * dx + py * dy) / squared))
      const distance = Math.sqrt((px - at * dx) ** 2 + (py - at * dy) ** 2)
      const cover = Math.max(0, Math.min(1, radius + 0.5 - distance))
      const pixel = y * width + x
      const current = covered[pixel] ?? 0
      covered[pixel] = isCut ? Math.min(current, 1 - cover) : Math.max(current, cover)
    }
  }
}

/** The four shades, from ink to ground, RGB: `--color-night` and `--color-sunken` of a bright page, and two between. */
const shades = Buffer.from('10233f5b6777a7abaff2efe7', 'hex')

/** PNG (ISO/IEC 15948) in four shades, two bits a pixel: it is in the contact page, whose size delays the first paint. */
function encodePng(width: number, height: number, covered: Float32Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Two bits, by a palette.
  head.set([2, 3], 8)
  // Each row begins with the number of its filter: none.
  const rowLength = 1 + Math.ceil(width / 4)
  const rows = Buffer.alloc(rowLength * height)
  for (const [pixel, cover] of covered.entries()) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const at = y * rowLength + 1 + Math.floor(x / 4)
    rows[at] = (rows[at] ?? 0) | ((3 - Math.round(cover * 3)) << (6 - 2 * (x % 4)))
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', shades),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
