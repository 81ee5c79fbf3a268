import { imageVariants, type VariantFormat } from '../shared/image-variants.ts'

interface PictureProps {
  /** The file name of the base picture, as a record has it; null only in the preview of one that is not saved yet. */
  name: string | null
  alt: string
  /**
   * As wide as its place, but four fifths of it on phones: on screens of twice the density half the bytes look alike.
   * Without, the narrowest is wide enough: for places of up to 100 px.
   */
  sizes?: string
  /** For the first large picture of a page: fetched before others. */
  priority?: boolean
  className?: string
  /** The view transition's name, the same for a picture on two pages. */
  transition?: string
}

export function Picture({ name, alt, sizes, priority, className, transition }: PictureProps) {
  if (name === null) return null
  const variants = imageVariants(name)
  const widths = variants?.widths.slice(0, sizes ? undefined : 1) ?? []
  const address = (width = 0, format: VariantFormat) => `/uploads/${variants?.name(width, format)}`
  return (
    <picture>
      {variants && (
        <>
          <source
            type="image/avif"
            sizes={sizes ?? '100px'}
            srcSet={widths.map((width) => `${address(width, 'avif')} ${width}w`).join(', ')}
          />
          {/* For the few browsers without AVIF one of middling width is enough: a list would be in every page. */}
          <source type="image/webp" srcSet={address(widths.findLast((width) => width <= 960) ?? widths[0], 'webp')} />
        </>
      )}
      <img
        src={`/uploads/${name}`}
        alt={alt}
        width={variants?.width}
        height={variants?.height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
        data-transition={transition}
      />
    </picture>
  )
}
