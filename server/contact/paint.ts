import { crc32, deflateSync } from 'node:zlib'
import type { Point } from './glyphs.ts'

/** A line with round ends and joints. */
export interface PaintedStroke {
  points: readonly Point[]
  /** px */
  thickness: number
  /** It takes ink away instead of leaving it. */
  isCut?: boolean
}

/** Shades of a picture, from its ground to its ink. */
const shades = 32

/**
 * Paints strokes one over the other as a PNG of few colours, smooth at the edges: in some milliseconds, and without a
 * native library in the process that serves.
 * @param ground as #rrggbb, and so is `ink`
 */
export function paint(width: number, height: number, strokes: readonly PaintedStroke[], ground: string, ink: string) {
  const covered = new Float32Array(width * height)
  for (const { points, thickness, isCut = false } of strokes) {
    for (let index = 0; index < Math.max(1, points.length - 1); index++) {
      const from = points[index]
      if (from) coverSegment(covered, width, from, points[index + 1] ?? from, thickness / 2, isCut)
    }
  }
  return encodePng(width, height, covered, ground, ink)
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
      const present = covered[pixel] ?? 0
      covered[pixel] = isCut ? Math.min(present, 1 - cover) : Math.max(present, cover)
    }
  }
}

/** PNG (ISO/IEC 15948) with a palette, a byte for each pixel. */
function encodePng(width: number, height: number, covered: Float32Array, ground: string, ink: string): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, palette.
  head.set([8, 3], 8)
  const [from, to] = [rgb(ground), rgb(ink)]
  const palette = Array.from({ length: shades }, (_, shade) =>
    from.map((value, index) => Math.round(value + (((to[index] ?? 0) - value) * shade) / (shades - 1)))
  )
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < covered.length; pixel++)
    rows[pixel + 1 + Math.floor(pixel / width)] = Math.round((covered[pixel] ?? 0) * (shades - 1))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function rgb(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
