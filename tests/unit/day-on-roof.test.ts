import { expect, test } from 'vitest'
import {
  placeOnArc,
  powerAt,
  stepCount,
  stillStep,
  timeOf,
  unitsUntil,
  unitsWithoutShadow
} from '../../app/public/day/hours.ts'
import curves from '../../assets/drawings/curves.json' with { type: 'json' }

test('the day goes by half hours from 6:00 to 18:30', () => {
  expect([0, 1, stillStep, stepCount - 1].map(timeOf)).toEqual(['6:00', '6:30', '16:30', '18:30'])
})

test('power and units follow the table: 16.3 units less 0.2 for the shadow, at most 2.3 kW at noon', () => {
  expect(unitsUntil(stepCount)).toBeCloseTo(16.06)
  expect(unitsWithoutShadow.reduce((sum, units) => sum + units, 0)).toBeCloseTo(16.28)
  expect(unitsUntil(0)).toBe(0)
  const powers = Array.from({ length: stepCount }, (_, step) => powerAt(step))
  expect(Math.max(...powers)).toBe(powerAt(13))
  expect(powerAt(stillStep).toFixed(1)).toBe('0.9')
  expect(powerAt(0).toFixed(1)).toBe('0.0')
  expect(powerAt(22)).toBeCloseTo((0.95 * 0.945 + 0.38 * 0.6) / 2)
})

test('the table is that of the drawing of the day: 40 units of width an hour, 112 of height a kW', () => {
  const drawn = new Map(
    [...curves.dayRoof.matchAll(/(\d+) (\d+\.?\d*)(?=S|$)/g)].map(([, x, y]) => [Number(x), Number(y)])
  )
  for (const [index, units] of unitsWithoutShadow.entries())
    expect(300 - (drawn.get((index + 6.5) * 40) ?? 0)).toBeCloseTo(units * 112, 0)
})

test('the sun stands highest at the middle of the day and at the ends of its arc at both ends', () => {
  expect(placeOnArc(0)).toBe('60 20')
  expect(placeOnArc(stepCount - 1)).toBe('900 20')
  expect(placeOnArc((stepCount - 1) / 2)).toBe('480 -110')
})
