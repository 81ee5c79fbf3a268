/** From 6:00 to 18:30 by half hours. */
export const stepCount = 26
/** Half past four, when the tank's shadow touches the first panel: the picture that stands there without script. */
export const stillStep = 21

/**
 * The output of a system of 3 kW on a clear day in March without any shadow, units in each hour from 6 to 7 on. The drawing
 * `dayRoof` in assets/drawings/curves.json is made of the same figures.
 */
export const unitsWithoutShadow = [0.03, 0.35, 0.95, 1.5, 1.95, 2.2, 2.28, 2.2, 1.95, 1.5, 0.95, 0.38, 0.04]

/** The mean share of the six panels that lies in the tank's shadow from 16, 17 and 18 hours on, by area, as the pictures show it. */
const shaded = new Map([
  [16, 0.055],
  [17, 0.4],
  [18, 0.5]
])

/** The units of the roof in the pictures: what lies in shadow counts for nothing. */
export const unitsByHour = unitsWithoutShadow.map((units, hour) => units * (1 - (shaded.get(6 + hour) ?? 0)))

/** A step as the site writes times: `16:30`. */
export function timeOf(step: number): string {
  return `${6 + Math.floor(step / 2)}:${step % 2 === 0 ? '00' : '30'}`
}

/** The power at a step in kW: at half past it is that hour's mean, on the hour it lies between two. */
export function powerAt(step: number): number {
  const [before = 0, after = 0] = [unitsByHour[Math.ceil(step / 2) - 1], unitsByHour[Math.floor(step / 2)]]
  return (before + after) / 2
}

/** The units made until a step. */
export function unitsUntil(step: number): number {
  const hours = step / 2
  return unitsByHour.reduce((total, units, hour) => total + units * Math.min(Math.max(hours - hour, 0), 1), 0)
}

/** Returns the sun's place on its arc above a picture of 960 by 540, as `x y`. The arc is a parabola, which needs no table. */
export function placeOnArc(step: number): string {
  const fromNoon = (2 * step) / (stepCount - 1) - 1
  return `${Math.round(480 + 420 * fromNoon)} ${Math.round(130 * fromNoon ** 2) - 110}`
}
