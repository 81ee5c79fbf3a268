import { imageVariants } from '../../shared/image-variants.ts'

export function thumbnail(name: string): { src: string; width?: number; height?: number } {
  const variants = imageVariants(name)
  const smallest = variants?.widths[0]
  if (!variants || !smallest) return { src: `/uploads/${name}` }
  return {
    src: `/uploads/${variants.name(smallest, 'webp')}`,
    width: smallest,
    height: Math.round((variants.height * smallest) / variants.width)
  }
}
