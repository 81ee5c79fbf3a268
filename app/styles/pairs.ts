/** A colour on a colour that the design uses, by the names of tokens.css, and how much the two have to differ (WCAG 2.2). */
export interface Pair {
  on: string
  colour: string
  /** AA: 4.5 for text, 3 for large text and for what has to be told apart without being read. */
  least: 3 | 4.5 | 7
}

const page = ['paper', 'surface', 'sunken']

/** Every pair that is in use, in both schemes. tests/unit/contrast.test.ts measures them, /styleguide shows them. */
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

/** A line between things that space parts as well: nobody has to see it. */
export const ornaments: readonly string[] = ['line']
