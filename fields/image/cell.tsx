import { EmptyValue } from '../../ui/empty-value.tsx'
import type { CellProps } from '../view-props.ts'
import type { ImageField } from './field.ts'
import { thumbnail } from './thumbnail.ts'

/** A small picture: in the width that the list wants, or else as high as a row of text. */
export function ImageCell({ field, value, title, width }: CellProps<ImageField>) {
  if (typeof value !== 'string') return <EmptyValue />
  const small = thumbnail(value)
  const alt = `${field.label}: ${title}`
  if (width !== undefined) {
    const height = small.width && small.height && Math.round((small.height * width) / small.width)
    return (
      <img src={small.src} alt={alt} loading="lazy" width={width} height={height} className="max-w-none rounded-sm" />
    )
  }
  return (
    <img
      src={small.src}
      alt={alt}
      loading="lazy"
      width={52}
      height={36}
      className="h-9 w-13 max-w-none rounded-sm object-cover"
    />
  )
}
