export type Scheme = 'light' | 'dark'

/** The colours of tokens.css in a scheme, by name. @throws where one is not written as #rrggbb */
export function coloursOf(css: string, scheme: Scheme): Map<string, string> {
  const tokens = [...css.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)]
  return new Map(
    tokens.map(([, name = '', value = '']) => {
      const [light, dark] = value.match(/#[0-9a-f]{6}\b/g) ?? []
      if (!light) throw new Error(`The colour '${name}' is no colour: ${value}.`)
      return [name, scheme === 'dark' ? (dark ?? light) : light]
    })
  )
}

/** The contrast ratio of two colours, #rrggbb, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
