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
      Preview={({ source, alt }) => (
        <img src={source} alt={alt} className="h-32 max-w-full rounded-sm object-contain" />
      )}
    />
  ),
  /** As high as a row of text; what a list wants in another width is shown whole. Heads are in the upper part of a picture. */
  Cell({ field, value, title, width }) {
    if (typeof value !== 'string') return <EmptyValue />
    const { src } = thumbnail(value)
    return (
      <img
        src={src}
        alt={`${field.label}: ${title}`}
        loading="lazy"
        width={width ?? 44}
        height={32}
        className={`h-8 max-w-none rounded-sm ${width === undefined ? 'object-cover object-[50%_20%]' : 'object-contain object-left'}`}
      />
    )
  }
}

export const videoViews: FieldViews<VideoField> = {
  Input: (props) => (
    <FileInput
      {...props}
      kind="video"
      Preview={({ source, alt }) => <Player source={source} label={alt} className="h-44 max-w-full" />}
    />
  ),
  Cell({ field, value, title }) {
    if (typeof value !== 'string') return <span className="text-muted">N/A</span>
    return <Player source={`/uploads/${value}`} label={`${field.label}: ${title}`} className="h-9 w-16 max-w-none" />
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
