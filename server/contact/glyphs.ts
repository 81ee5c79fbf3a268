/**
 * The characters of a captcha: capital letters and digits without I, O, 0 and 1, which look alike. Each is drawn by
 * strokes in a box of 10 by 14, so that no font has to be there, and in more than one shape.
 */
export const glyphs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  A: ['M0 14L5 0L10 14M2 9H8', 'M0 14V5Q0 0 5 0Q10 0 10 5V14M0 8H10'],
  B: [
    'M0 7H5.5Q9 7 9 3.5Q9 0 5.5 0H0V14H6Q10 14 10 10.5Q10 7 6 7',
    'M1 0V14M1 0Q9 0 8 3.5Q7 6.5 2 6.5Q10 7 9.5 10.5Q8 14 0 14'
  ],
  C: ['M10 3Q8 0 5 0Q0 0 0 7Q0 14 5 14Q8 14 10 11', 'M10 1.5Q2 -2 0.5 6Q0 13 5 14Q8 14 10 12.5'],
  D: ['M0 0V14H4Q10 14 10 7Q10 0 4 0Z', 'M2 0V14M0 0H4Q10 1 10 7Q10 13 4 14H0'],
  E: ['M9 0H0V14H9M0 7H7', 'M9 0H3Q0 0 0 3V11Q0 14 3 14H9M0 7H7'],
  F: ['M9 0H0V14M0 7H7', 'M10 0H2V14M0 7H8'],
  G: ['M10 3Q8 0 5 0Q0 0 0 7Q0 14 5 14Q10 14 10 8H6', 'M10 2Q5 -2 1.5 3Q-2 10 4 13.5Q8 15 9.5 12V8H5M9.5 8V15'],
  H: ['M0 0V14M10 0V14M0 7H10', 'M1 0V14M9 0V14M1 6L9 8'],
  J: ['M9 0V10Q9 14 5 14Q1 14 0 11', 'M3 0H10M7 0V10Q7 14 3.5 14Q0 14 0 11'],
  K: ['M0 0V14M9 0L0 8M3 6L10 14', 'M1 0V14M10 0L1 7.5L10 14'],
  L: ['M0 0V14H9', 'M2 0Q1 10 1 13.5L10 13V11'],
  M: ['M0 14V0L5 8L10 0V14', 'M0 14L2 0L5 9L8 0L10 14'],
  N: ['M0 14V0L10 14V0', 'M0 14V0M0 3L10 11M10 14V0'],
  P: ['M0 14V0H6Q10 0 10 4Q10 8 6 8H0', 'M2 14V0M0 0.5Q10 -2 10 4Q10 8.5 2 8'],
  Q: [
    'M5 0Q0 0 0 7Q0 14 5 14Q10 14 10 7Q10 0 5 0ZM6 10L11 15',
    'M5 0Q0 0 0 7Q0 14 5 14Q10 14 10 7Q10 0 5 0ZM5 11Q7 11 11 16'
  ],
  R: ['M0 14V0H6Q10 0 10 4Q10 8 6 8H0M5 8L10 14', 'M1 0V14M0 0Q10 -1 9.5 4Q9 7 2 7.5Q6 7 10 14'],
  S: [
    'M9 2.5Q8 0 5 0Q1 0 1 3.5Q1 6.5 5 7Q9.5 7.5 9.5 10.5Q9.5 14 5 14Q1 14 0 11',
    'M10 1Q3 -2 1 3Q0 6 5 7Q11 8 9 12Q6 16 0 12.5'
  ],
  T: ['M0 0H10M5 0V14', 'M0 2V0H10V2M5 0V14M3 14H7'],
  U: ['M0 0V9Q0 14 5 14Q10 14 10 9V0', 'M1 0Q-1 14 5 14Q11 14 9 0'],
  V: ['M0 0L5 14L10 0', 'M0 0Q3 6 4.5 14Q6 6 10 0'],
  W: ['M0 0L2.5 14L5 5L7.5 14L10 0', 'M0 0V8Q0 14 2.5 14Q5 14 5 8V3M5 8Q5 14 7.5 14Q10 14 10 8V0'],
  X: ['M0 0L10 14M10 0L0 14', 'M0 0Q5 6 10 14M10 0Q4 8 0 14'],
  Y: ['M0 0L5 7L10 0M5 7V14', 'M0 0Q0 6 5 7Q10 6 10 0M5 7V14'],
  Z: ['M0 0H10L0 14H10', 'M0 0H10L0 14H10M2 7H8'],
  2: ['M0 3Q1 0 5 0Q9.5 0 9.5 4Q9.5 7 0 14H10', 'M0.5 4Q0 0 5 0Q9 0 9 4Q9 8 3 12Q1 14 2 12.5Q4 11 6 13Q8 14 10 13'],
  3: [
    'M0.5 2Q2 0 5 0Q9 0 9 3.5Q9 6.7 4 6.7Q9.7 6.7 9.7 10.3Q9.7 14 5 14Q1 14 0 11.5',
    'M0 0H9L4 5.5Q10 6 10 10Q9 14 4.5 14Q1 14 0 12'
  ],
  4: ['M7.5 14V0L0 10H10', 'M2 0L0 8H10M7 4V14'],
  5: ['M9 0H1.5L1 6Q3 5 5 5Q9.7 5 9.7 9.5Q9.7 14 5 14Q1.5 14 0 11.5', 'M9 0H2L0.5 7Q9 4 9.5 9Q9 15 0 13.5'],
  6: [
    'M9 2Q7.5 0 5 0Q0 0 0 8Q0 14 5 14Q10 14 10 9.5Q10 5.5 5.3 5.5Q1.5 5.5 0 9',
    'M8 0Q0 4 0 10Q0 14 5 14Q10 14 9.5 9.5Q8 6 4 7Q1 8 0 10'
  ],
  7: ['M0 0H10L4 14', 'M0 0H10Q5 6 4 14'],
  8: [
    'M5 6.7Q1 6.3 1 3.3Q1 0 5 0Q9 0 9 3.3Q9 6.3 5 6.7Q0 7.3 0 10.5Q0 14 5 14Q10 14 10 10.5Q10 7.3 5 6.7Z',
    'M5 6.5Q0 4 2 1.5Q5 -1.5 8 1.5Q10 4 5 6.5Q-1 10 1.5 13Q5 15.5 8.5 13Q11 10 5 6.5'
  ],
  9: [
    'M1 12Q2.5 14 5 14Q10 14 10 6Q10 0 5 0Q0 0 0 4.5Q0 8.5 4.7 8.5Q8.5 8.5 10 5',
    'M10 5Q9 9 4.5 9Q0 8 0 4Q1 0 5 0Q10 0 10 5V14'
  ]
}

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
