/** The design's light colours where CSS does not reach: on paper, in mails, in pictures and in what browsers draw. */
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
export const darkPaper = '#0b1421'

/** The logo's mark, a path filled by the even-odd rule: the sun, and a rotor that is cut out of it and reaches beyond. */
export const mark = {
  path: 'M24 10A14 14 0 1 1 24 38A14 14 0 1 1 24 10ZM23.61 21.2C22.77 15.39 26.02 9.02 30.4 3.45C29.69 9.99 28.09 16.81 25.73 21.77ZM26.62 25.06C32.07 27.24 35.97 33.24 38.59 39.81C33.28 35.93 28.18 31.13 25.07 26.61ZM21.78 25.74C17.16 29.37 10.01 29.74 3.01 28.73C9.02 26.07 15.73 24.06 21.2 23.62Z',
  /** The square around it, in the path's units. */
  left: 2,
  top: 3,
  side: 38
} as const
