import type { TextStyle } from './typesetter.ts'

export const colors = {
  ink: '#0f1b2d',
  muted: '#4a5668',
  line: '#dcd7ca',
  sunken: '#f2efe7',
  sun: '#f5a81c'
} as const

/** The styles of an exported document. */
export const styles = {
  title: { weight: 'bold', size: 22, leading: 10, color: colors.ink },
  heading: { weight: 'bold', size: 12, leading: 6.6, color: colors.ink },
  text: { weight: 'regular', size: 10, leading: 4.8, color: colors.ink },
  label: { weight: 'bold', size: 9.5, leading: 4.8, color: colors.ink },
  small: { weight: 'regular', size: 9, leading: 5, color: colors.muted }
} as const satisfies Record<string, TextStyle>
