import { expect, test } from 'vitest'
import { sunHeight } from '../../shared/sun-height.ts'

const pune = [18.52, 73.86] as const
const at = (moment: string) => sunHeight(...pune, Date.parse(`${moment}+05:30`))

test('the sun stands as high over a place as an almanac says', () => {
  // In June it passes north of the zenith, in December it reaches 48 degrees.
  const almanac = {
    '2026-06-21T12:37': 85.1,
    '2026-12-21T12:33': 48.0,
    '2026-03-20T06:41': 0,
    '2026-10-02T16:30': 25.6
  }
  for (const [moment, height] of Object.entries(almanac)) expect(Math.abs(at(moment).height - height)).toBeLessThan(1)
})

test('it rises before its noon and sets after it, and at night it is below the horizon', () => {
  expect(at('2026-10-02T07:00')).toMatchObject({ isMorning: true })
  expect(at('2026-10-02T13:00')).toMatchObject({ isMorning: false })
  expect(at('2026-10-02T18:30').height).toBeLessThan(0)
  expect(at('2026-10-02T02:00').height).toBeLessThan(-60)
  expect(at('2026-01-01T03:00').isMorning).toBe(true)
})
