import outlines from '../../assets/captcha-glyphs.json' with { type: 'json' }

/**
 * The characters of a captcha: capital letters and digits without I, O, 0 and 1, which look alike. Each is drawn by
 * strokes in a box of 10 by 14, so that no font has to be there, and in more than one shape: SVG paths.
 */
export const glyphs: Readonly<Record<string, readonly string[]>> = outlines

export type Point = readonly [x: number, y: number]

/** Between two points of a curve or a line, in the units of the path. */
const step = 0.8

/** The strokes of an SVG path (absolute M, L, H, V, Q and Z) as points, close enough to each other to be bent. */
export function strokesOf(path: string): Point[][] {
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
