import { FileInput } from '../file-input.tsx'
import type { FieldViews } from '../view-props.ts'
import type { VideoField } from './field.ts'

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
