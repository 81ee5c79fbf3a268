import type { CellProps } from '../view-props.ts'
import type { VideoField } from './field.ts'

/** A small player; silent at first, as a list may hold many. */
export function VideoCell({ field, value, title }: CellProps<VideoField>) {
  if (typeof value !== 'string') return <span className="text-muted">N/A</span>
  return (
    <video
      controls
      muted
      preload="metadata"
      src={`/uploads/${value}`}
      aria-label={`${field.label}: ${title}`}
      className="h-27 w-48 max-w-none rounded-sm bg-night"
    />
  )
}
