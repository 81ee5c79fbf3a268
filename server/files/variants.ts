import { imageVariants, variantFormats } from '../../shared/image-variants.ts'

/** The name of a published file, and those of the variants that are stored beside it. */
export function withVariants(name: string): string[] {
  const variants = imageVariants(name)
  if (!variants) return [name]
  return [name, ...variants.widths.flatMap((width) => variantFormats.map((format) => variants.name(width, format)))]
}
