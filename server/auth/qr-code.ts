import { encodeQR } from 'qr'

/** A QR code as one path of squares, for an SVG element of `size` by `size`. */
export interface QrCode {
  size: number
  path: string
}

/** The free squares around a code, without which cameras do not find it (ISO/IEC 18004, 6.3.8). */
const border = 4

/** Draws a text as a QR code. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}
