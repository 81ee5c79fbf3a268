import { imageVariants, variantFormats } from '../shared/image-variants.ts'

interface PictureProps {
  /** The file name of the base picture, as a record has it. */
  name: string
  alt: string
  /** As wide as its place, but four fifths of it on phones: on screens of twice the density half the bytes look alike. */
  sizes: string
  /** For the first large picture of a page: fetched before others. */
  priority?: boolean
  className?: string
  /** The view transition's name, the same for a picture on two pages. */
  transition?: string
}

export function Picture({ name, alt, sizes, priority, className, transition }: PictureProps) {
  const variants = imageVariants(name)
  return (
    <picture>
      {variants &&
        variantFormats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            sizes={sizes}
            srcSet={variants.widths.map((width) => `/uploads/${variants.name(width, format)} ${width}w`).join(', ')}
          />
        ))}
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
