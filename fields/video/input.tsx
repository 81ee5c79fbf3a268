import { FileInput } from '../file-input.tsx'
import type { InputProps } from '../view-props.ts'
import type { VideoField } from './field.ts'

/** A video: what the record has, and what is chosen to take its place. */
export function VideoInput(props: InputProps<VideoField>) {
  return (
    <FileInput
      {...props}
      kind="video"
      presentSource={(name) => `/uploads/${name}`}
      Preview={({ source, alt }) => (
        <video
          controls
          muted
          preload="metadata"
          src={source}
          aria-label={alt}
          className="h-44 max-w-full rounded-sm bg-night"
        />
      )}
    />
  )
}
