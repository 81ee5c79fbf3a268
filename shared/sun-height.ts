const degree = Math.PI / 180

/**
 * The sun's height, right to a degree, by the usual short series for its declination and the equation of time.
 * @param latitude degrees north
 * @param longitude degrees east
 * @param now milliseconds since 1970
 * @returns `height`, degrees above the horizon, below 0 at night; `isMorning`, before noon by the sun
 */
export function sunHeight(latitude: number, longitude: number, now: number): { height: number; isMorning: boolean } {
  const days = (now - Date.UTC(new Date(now).getUTCFullYear(), 0)) / 86_400_000
  const turn = ((days - 80) * 360 * degree) / 365
  const declination = 23.45 * degree * Math.sin(turn)
  // A sundial is ahead of the clock by this.
  const minutes = 9.87 * Math.sin(2 * turn) - 7.53 * Math.cos(turn) - 1.5 * Math.sin(turn)
  const fromNoon = (((days * 24 + longitude / 15 + minutes / 60) % 24) - 12) * 15 * degree
  const north = latitude * degree
  const high = Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(fromNoon)
  return { height: Math.asin(high) / degree, isMorning: Math.sin(fromNoon) < 0 }
}
