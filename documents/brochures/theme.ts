import type { TextStyle } from '../pdf/typesetter.ts'

/** The site's colours, on paper. */
export const colors = {
  ink: '#0f1b2d',
  muted: '#4a5668',
  line: '#dcd7ca',
  sunken: '#f2efe7',
  night: '#10233f',
  onNight: '#f7f4ec',
  onNightMuted: '#b9c4d4',
  sun: '#f5a81c',
  link: '#0c4a8f'
} as const

/** Sizes in points, leading in mm. */
export const styles = {
  display: { weight: 'bold', size: 34, leading: 13, color: colors.onNight },
  title: { weight: 'bold', size: 26, leading: 10.4, color: colors.ink },
  heading: { weight: 'bold', size: 14, leading: 7, color: colors.ink },
  lead: { weight: 'regular', size: 13, leading: 6.4, color: colors.muted },
  text: { weight: 'regular', size: 10.5, leading: 5.1, color: colors.ink },
  label: { weight: 'bold', size: 10.5, leading: 5.3, color: colors.ink },
  link: { weight: 'regular', size: 10.5, leading: 5.3, color: colors.link },
  small: { weight: 'regular', size: 9, leading: 4.6, color: colors.muted },
  figure: { weight: 'bold', size: 30, leading: 12, color: colors.ink }
} as const satisfies Record<string, TextStyle>

/** The same style in another colour. */
export function inColor(style: TextStyle, color: string): TextStyle {
  return { ...style, color }
}

/** Where things stand on an A4 page, mm. */
export const page = {
  width: 210,
  height: 297,
  left: 20,
  right: 190,
  /** Where the content of a further page begins. */
  top: 32,
  /** What would pass this begins a new page. */
  limit: 275,
  /** A line of text is no longer than this. */
  measure: 122
} as const

/** The mark of ui/logo-mark.tsx, in its own units: a square of 38 from (2, 3). */
export const mark = {
  path: 'M24 10A14 14 0 1 1 24 38A14 14 0 1 1 24 10ZM23.61 21.2C22.77 15.39 26.02 9.02 30.4 3.45C29.69 9.99 28.09 16.81 25.73 21.77ZM26.62 25.06C32.07 27.24 35.97 33.24 38.59 39.81C33.28 35.93 28.18 31.13 25.07 26.61ZM21.78 25.74C17.16 29.37 10.01 29.74 3.01 28.73C9.02 26.07 15.73 24.06 21.2 23.62Z',
  left: 2,
  top: 3,
  side: 38
}
