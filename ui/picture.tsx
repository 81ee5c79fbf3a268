import { imageVariants, variantFormats } from '../fields/image/variants.ts'

interface PictureProps {
  /** The file name of the base picture, as a record has it. */
  name: string
  alt: string
  /** How wide the picture is shown, as the attribute `sizes` says it. */
  sizes: string
  /** The page's first large picture: fetched at once, before other pictures. */
  priority?: boolean
  className?: string
  /** Pictures of the same name on two pages turn into each other when a person goes from one to the other. */
  transition?: string
}

/** An uploaded picture in the widths and formats that are kept of it; the browser takes what suits the screen. */
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
