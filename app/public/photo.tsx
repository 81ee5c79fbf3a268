import { type PhotographName, photographs } from './photographs.ts'
import { siteFile } from './site-files.ts'

interface PhotoProps {
  name: PhotographName
  /** The attribute `sizes`: how wide the picture is shown. */
  sizes: string
  /** For the first large picture of a page: fetched before others. */
  priority?: boolean
  className?: string
}

export function Photo({ name, sizes, priority, className }: PhotoProps) {
  const { alt, widths, crop } = photographs[name]
  const set = (format: string) =>
    widths.map((width) => `${siteFile(`${name}-${width}.${format}`)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={set('avif')} />
      <img
        src={siteFile(`${name}-${crop.width}.webp`)}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={crop.width}
        height={crop.height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
