import { lazy, Suspense } from 'react'
import type { MediaPickerProps } from '../../../fields/media-picker-context.tsx'

const MediaPicker = lazy(async () => ({ default: (await import('./picker.tsx')).MediaPicker }))

/** The media picker, whose code is loaded when it is first opened. */
export function LazyMediaPicker(props: MediaPickerProps) {
  return (
    <Suspense fallback={null}>
      <MediaPicker {...props} />
    </Suspense>
  )
}
