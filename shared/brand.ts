/** The design's light colours where CSS does not reach: on paper, in mails, in pictures and in the browser's own parts. */
export const colors = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f2efe7',
  ink: '#0f1b2d',
  muted: '#4a5668',
  line: '#dcd7ca',
  night: '#10233f',
  onNight: '#f7f4ec',
  onNightMuted: '#b9c4d4',
  sun: '#f5a81c',
  onSun: '#1c1203',
  link: '#0c4a8f'
} as const

/** The page's background in the dark scheme. */
export const darkPaper = '#0a1420'

/** The logo's mark: the sun, cut through to its edge by the three blades of a rotor, which is the gap between the pieces. */
export const mark = {
  path: 'M29.94,5.95C29.35,12.45,32.27,16.48,26.96,24.12L38.47,36.31A19,19,0,0,0,29.94,5.95ZM36.66,38.17C31.32,34.41,26.38,34.92,22.42,26.5L6.1,30.38A19,19,0,0,0,36.66,38.17ZM5.4,27.88C11.32,25.14,13.35,20.6,22.62,21.38L27.42,5.31A19,19,0,0,0,5.4,27.88Z',
  /** The square around it, in the path's units. */
  left: 5,
  top: 5,
  side: 38
} as const
