import { randomInt } from 'node:crypto'
import { colors } from '../../shared/brand.ts'
import { glyphs } from './glyphs.ts'

const width = 240
const height = 80

/** Draws an answer as a PNG: skewed, rotated, of varying size, with lines across. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const characters = [...answer].map((character, index) => drawCharacter(character, index))
  const lines = Array.from({ length: 5 }, drawLine)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colors.onNight}"/>
    <g fill="none" stroke="${colors.night}" stroke-linecap="round" stroke-linejoin="round">${characters.join('')}${lines.join('')}</g>
  </svg>`
  return await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

function drawCharacter(character: string, index: number): string {
  const size = between(2.2, 2.9)
  const left = 16 + index * 36 + between(-4, 4)
  const top = (height - 14 * size) / 2 + between(-8, 8)
  const place = `translate(${left} ${top}) rotate(${between(-18, 18)} 14 20) skewX(${between(-14, 14)}) scale(${size})`
  return `<path d="${glyphs[character]}" transform="${place}" stroke-width="${between(1, 1.7)}"/>`
}

function drawLine(): string {
  const y = () => between(5, height - 5)
  const path = `M${between(0, 20)} ${y()}C80 ${y()} 160 ${y()} ${width - between(0, 20)} ${y()}`
  return `<path d="${path}" stroke-width="${between(0.8, 2)}" opacity="0.7"/>`
}

/** A random number in a range, to a tenth. */
function between(low: number, high: number): number {
  return randomInt(Math.round(low * 10), Math.round(high * 10) + 1) / 10
}
