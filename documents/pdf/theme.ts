import { colors } from '../../shared/brand.ts'
import type { Weight } from './fonts.ts'

export interface TextStyle {
  weight: Weight
  /** Points. */
  size: number
  /** From one line to the next, mm. */
  leading: number
  color: string
}

/**
 * The bounds of the content on an A4 page, mm from its upper left corner: on the first page it begins at `firstTop`; content that
 * would reach below `limit` goes to a new one.
 */
export type PageLayout = typeof brochurePage | typeof listPage

/** The size of a page, mm. */
export const a4 = { width: 210, height: 297 } as const

export const brochurePage = { left: 20, right: 190, firstTop: 32, top: 32, limit: 275, measure: 122 } as const
export const listPage = { left: 15, right: 195, firstTop: 40, top: 30, limit: 270, measure: 180 } as const

export const styles = {
  display: { weight: 600, size: 34, leading: 13, color: colors.onNight },
  title: { weight: 600, size: 26, leading: 10.4, color: colors.ink },
  figure: { weight: 600, size: 19, leading: 8.4, color: colors.ink },
  heading: { weight: 600, size: 14, leading: 7, color: colors.ink },
  lead: { weight: 400, size: 13, leading: 6.4, color: colors.muted },
  text: { weight: 400, size: 10.5, leading: 5.1, color: colors.ink },
  label: { weight: 600, size: 10.5, leading: 5.3, color: colors.ink },
  link: { weight: 400, size: 10.5, leading: 5.3, color: colors.link },
  small: { weight: 400, size: 9, leading: 4.6, color: colors.muted }
} as const satisfies Record<string, TextStyle>

/** Lists are set tighter than running text. */
export const listStyles = {
  title: { ...styles.title, size: 22, leading: 10 },
  heading: { ...styles.heading, size: 12, leading: 6.6 },
  text: { ...styles.text, size: 10, leading: 4.8 },
  label: { ...styles.label, size: 9.5, leading: 4.8 },
  small: { ...styles.small, leading: 5 }
} as const satisfies Record<string, TextStyle>
