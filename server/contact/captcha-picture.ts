import { randomInt } from 'node:crypto'
import outlines from '../../assets/captcha-glyphs.json' with { type: 'json' }
import { type PaintedStroke, type Point, paint } from './paint.ts'

const width = 240
const height = 80
const margin = 12

type Bend = (point: Point) => Point

/**
 * Draws an answer as a PNG. No two are alike: characters have several shapes, sizes, slants and places, all of it is
 * bent like cloth, and strokes of the same kind lie around and across, so that nothing is cut out by its place.
 */
export function drawCaptcha(answer: string): Buffer {
  const bend = randomBend()
  const lefts = places(answer.length)
  const drawn = [
    ...Array.from({ length: randomInt(9, 14) }, () => fragment(bend)).flat(),
    ...[...answer].flatMap((character, index) => drawCharacter(character, lefts[index] ?? 0, bend)),
    ...Array.from({ length: randomInt(1, 3) }, () => placed([across()], bend, between(1, 1.8))).flat(),
    ...cut(bend)
  ]
  return paint(width, height, drawn)
}

/** Returns the left edge of each character, px: at random distances, all within the picture. */
function places(count: number): number[] {
  const widths = Array.from({ length: count }, () => between(30, 42))
  const room = width - 2 * margin
  const scale = Math.min(1, room / widths.reduce((sum, each) => sum + each, 0))
  const used = widths.reduce((sum, each) => sum + each * scale, 0)
  let left = margin + between(0, Math.max(0, room - used))
  return widths.map((each) => {
    const at = left
    left += each * scale
    return at
  })
}

function drawCharacter(character: string, left: number, bend: Bend): PaintedStroke[] {
  // A test's answer may have characters without a shape.
  const shapes = glyphs[character] ?? ['']
  const wide = between(2.1, 2.6)
  const tall = between(2.3, 3.2)
  const angle = (between(-17, 17) * Math.PI) / 180
  const slant = between(-0.2, 0.2)
  const middle: Point = [left + 14, height / 2 + between(-7, 7)]
  const wobble = () => between(-0.35, 0.35)
  const place: Bend = ([x, y]) => {
    const across = (x - 5 - slant * (y - 7)) * wide
    const down = (y - 7) * tall
    const turned: Point = [
      middle[0] + across * Math.cos(angle) - down * Math.sin(angle) + wobble(),
      middle[1] + across * Math.sin(angle) + down * Math.cos(angle) + wobble()
    ]
    return bend(turned)
  }
  const shape = shapes[randomInt(shapes.length)] ?? ''
  return placed(strokesOf(shape), place, between(3, 4.4))
}

/** A small piece of some character: a search for strokes finds them everywhere. */
function fragment(bend: Bend): PaintedStroke[] {
  const all = Object.values(glyphs)
  const [shape = ''] = all[randomInt(all.length)] ?? []
  const strokes = strokesOf(shape)
  const stroke = strokes[randomInt(strokes.length)] ?? []
  const size = between(0.8, 1.6)
  const [left, top] = [between(0, width - 10), between(0, height - 10)]
  const place: Bend = ([x, y]) => bend([left + x * size, top + y * size])
  return placed([stroke.slice(0, randomInt(4, 12))], place, between(1.2, 2.4))
}

/** A line in the colour of the ground: it parts strokes that would hang together. */
function cut(bend: Bend): PaintedStroke[] {
  return placed([across()], bend, between(0.7, 1.1)).map((stroke) => ({ ...stroke, isCut: true }))
}

function across(): Point[] {
  const y = () => between(8, height - 8)
  return strokesOf(`M${between(0, 20)} ${y()}Q${between(60, 180)} ${y()} ${width - between(0, 20)} ${y()}`)[0] ?? []
}

/** Bends the whole picture in slow waves. */
function randomBend(): Bend {
  const wave = (reach: number) => {
    const length = between(70, 150)
    const begin = between(0, length)
    return (at: number) => reach * Math.sin((2 * Math.PI * (at + begin)) / length)
  }
  const [alongX, alongY, crossX] = [wave(between(2, 5)), wave(between(1.5, 4)), wave(between(1, 3))]
  return ([x, y]) => [x + alongY(y) + crossX(x), y + alongX(x)]
}

function placed(strokes: readonly (readonly Point[])[], place: Bend, thickness: number): PaintedStroke[] {
  return strokes.map((stroke) => ({ points: stroke.map(place), thickness }))
}

/** A random number in a range, to a hundredth. */
function between(low: number, high: number): number {
  return randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100
}

/**
 * The characters of a captcha: capital letters and digits without I, O, 0 and 1, which look alike. Each is drawn by
 * strokes in a box of 10 by 14, so that no font has to be there, and in more than one shape: SVG paths.
 */
export const glyphs: Readonly<Record<string, readonly string[]>> = outlines

/** Between two points of a curve or a line, in the units of the path. */
const step = 0.8

/** The strokes of an SVG path (absolute M, L, H, V, Q and Z) as points, close enough to each other to be bent. */
function strokesOf(path: string): Point[][] {
  const strokes: Point[][] = []
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const stroke = strokes.at(-1) ?? []
    const from = stroke.at(-1) ?? ([0, 0] as const)
    if (command === 'M') strokes.push([[a, b]])
    else if (command === 'L') stroke.push(...curve(from, from, [a, b]))
    else if (command === 'H') stroke.push(...curve(from, from, [a, from[1]]))
    else if (command === 'V') stroke.push(...curve(from, from, [from[0], a]))
    else if (command === 'Q') stroke.push(...curve(from, [a, b], [c, d]))
    else stroke.push(...curve(from, from, stroke[0] ?? from))
  }
  return strokes
}

/** A quadratic curve; a line where the control is its beginning. */
function curve(from: Point, control: Point, to: Point): Point[] {
  const length =
    Math.hypot(control[0] - from[0], control[1] - from[1]) + Math.hypot(to[0] - control[0], to[1] - control[1])
  const count = Math.max(1, Math.ceil(length / step))
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis]
    return [at(0), at(1)]
  })
}
