import { EmptyValue } from '../../ui/field.tsx'
import { FileInput } from '../file-input.tsx'
import type { FieldViews } from '../view-props.ts'
import type { ImageField } from './field.ts'
import { thumbnail } from './thumbnail.ts'

export const imageViews: FieldViews<ImageField> = {
  Input: (props) => (
    <FileInput
      {...props}
      kind="image"
      presentSource={(name) => thumbnail(name).src}
      Preview={({ source, alt }) => <img src={source} alt={alt} className="h-20 w-28 rounded-sm object-cover" />}
    />
  ),
  /** In the width that the list wants, or else as high as a row of text. */
  Cell({ field, value, title, width }) {
    if (typeof value !== 'string') return <EmptyValue />
    const { src, width: fullWidth, height: fullHeight } = thumbnail(value)
    const height = width === undefined ? 36 : fullWidth && fullHeight && Math.round((fullHeight * width) / fullWidth)
    return (
      <img
        src={src}
        alt={`${field.label}: ${title}`}
        loading="lazy"
        width={width ?? 52}
        height={height}
        className={`max-w-none rounded-sm ${width === undefined ? 'h-9 w-13 object-cover' : ''}`}
      />
    )
  }
}
