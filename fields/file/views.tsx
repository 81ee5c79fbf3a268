import { EmptyValue } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { ImageField, VideoField } from './field.ts'
import { FileInput } from './input.tsx'
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

export const videoViews: FieldViews<VideoField> = {
  Input: (props) => (
    <FileInput
      {...props}
      kind="video"
      presentSource={(name) => `/uploads/${name}`}
      Preview={({ source, alt }) => <Player source={source} label={alt} className="h-44 max-w-full" />}
    />
  ),
  Cell({ field, value, title }) {
    if (typeof value !== 'string') return <span className="text-muted">N/A</span>
    return <Player source={`/uploads/${value}`} label={`${field.label}: ${title}`} className="h-27 w-48 max-w-none" />
  }
}

/** Silent at first, as a list may hold many. */
function Player({ source, label, className }: { source: string; label: string; className: string }) {
  return (
    <video
      controls
      muted
      preload="metadata"
      src={source}
      aria-label={label}
      className={`rounded-sm bg-night ${className}`}
    />
  )
}
