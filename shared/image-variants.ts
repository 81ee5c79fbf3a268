/** The widths that pictures are kept in, px. A cheap phone takes the first or second, a wide screen the last. */
const widths = [320, 640, 960, 1280, 1920] as const

/** The longest side that is kept, px. */
export const maxSide = 1920

export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

const namePattern = /^([\w-]{22})-(\d{1,4})x(\d{1,4})\.(?:jpg|png)$/

/** The name of a base picture: its size is part of it, so that the pages need nothing else. */
export function imageName(id: string, size: { width: number; height: number }, extension: 'jpg' | 'png'): string {
  return `${id}-${size.width}x${size.height}.${extension}`
}

/** Names the files kept beside a base picture; undefined where `imageName` makes no such name. */
export function imageVariants(baseName: string) {
  const [, , width, height] = namePattern.exec(baseName) ?? []
  if (!width || !height) return undefined
  const stem = baseName.slice(0, baseName.lastIndexOf('.'))
  const own = Number(width)
  return {
    /** Of the base picture, px. */
    width: own,
    height: Number(height),
    /** Ascending; the last is the base's own. */
    widths: [...widths.filter((narrower) => narrower < own), own],
    name: (wanted: number, format: VariantFormat) => `${stem}.${wanted}.${format}`
  }
}

/** Tells by its name whether a published file is a picture or a video; undefined for all other names. */
export function storedKind(name: string): 'image' | 'video' | undefined {
  if (namePattern.test(name)) return 'image'
  return /^[\w-]{22}\.(?:mp4|webm)$/.test(name) ? 'video' : undefined
}

/** The name of a published file, and those of the variants that are stored beside it. */
export function withVariants(name: string): string[] {
  const variants = imageVariants(name)
  if (!variants) return [name]
  return [name, ...variants.widths.flatMap((width) => variantFormats.map((format) => variants.name(width, format)))]
}

/** The field that describes a picture, by the name of the picture's own. */
export function altName<const Image extends string>(image: Image): `${Image}Alt` {
  return `${image}Alt`
}

/** The names of stored pictures and videos whose addresses stand in a text. */
export function storedFilesIn(text: string): string[] {
  return [...text.matchAll(/\/uploads\/([\w-]{22}(?:-\d{1,4}x\d{1,4})?\.\w{3,4})/g)].map(([, name = '']) => name)
}

/**
 * The first picture on a phone shares the line with the style sheet and the fonts: a larger file costs another round trip (docs/performance.md).
 * AVIF of phones' widths is encoded at the first of these qualities that fits, or the last.
 */
export const phonePicture = { bytes: 10_900, qualities: [52, 46, 40, 34] } as const
