/** A colour on a background, by their names in tokens.css, with the contrast they need (WCAG 2.2). */
export interface Pair {
  on: string
  colour: string
  /** AA: 4.5 for text, 3 for large text and for graphics and controls. */
  least: 3 | 4.5 | 7
}

const page = ['paper', 'surface', 'sunken']

/** Every pair in use; tests/unit/contrast.test.ts measures them. */
export const pairs: readonly Pair[] = [
  ...page.flatMap((on): Pair[] => [
    { on, colour: 'ink', least: 7 },
    { on, colour: 'muted', least: 4.5 },
    { on, colour: 'link', least: 4.5 },
    { on, colour: 'danger', least: 4.5 },
    { on, colour: 'leaf', least: 4.5 },
    { on, colour: 'sun-strong', least: 4.5 },
    { on, colour: 'field', least: 3 }
  ]),
  { on: 'night', colour: 'on-night', least: 7 },
  { on: 'night', colour: 'on-night-muted', least: 4.5 },
  { on: 'night', colour: 'leaf-on-night', least: 4.5 },
  { on: 'night', colour: 'sun', least: 4.5 },
  { on: 'night-line', colour: 'on-night', least: 4.5 },
  { on: 'sun', colour: 'on-sun', least: 7 },
  { on: 'ink', colour: 'paper', least: 7 },
  { on: 'leaf-soft', colour: 'ink', least: 7 },
  { on: 'leaf-soft', colour: 'leaf', least: 4.5 },
  { on: 'danger-soft', colour: 'ink', least: 7 },
  { on: 'danger-soft', colour: 'danger', least: 4.5 },
  { on: 'danger', colour: 'surface', least: 4.5 }
]

/** Decorative: no information depends on seeing it. */
export const ornaments: readonly string[] = ['line']
