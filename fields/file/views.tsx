import { classNames } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import { type ImageField, isTooSmall, type VideoField } from './field.ts'
import { FileInput } from './input.tsx'
import { thumbnail } from './thumbnail.ts'

export function ImageInput(props: InputProps<ImageField>) {
  return (
    <FileInput
      {...props}
      kind="image"
      Preview={({ source, alt }) => <img src={source} alt={alt} className={`size-full ${fitOf(props.field)}`} />}
    />
  )
}

export function VideoInput(props: InputProps<VideoField>) {
  return (
    <FileInput
      {...props}
      kind="video"
      Preview={({ source, alt }) => <Player source={source} label={alt} className="size-full" />}
    />
  )
}

/** Heads are in the upper part of a picture. */
const fitOf = ({ isLogo, isPerson }: ImageField) =>
  isLogo ? 'bg-[white] object-contain p-[8%]' : `object-cover ${isPerson ? 'object-top' : 'object-[50%_20%]'}`

interface StoredFileProps {
  field: ImageField | VideoField
  name: string
  label: string
  /** px; a picture without one is small. */
  width: number | undefined
}

/** A wide one has the shape of a slide. */
export function StoredFile({ field, name, label, width = 56 }: StoredFileProps) {
  if (field.kind === 'video')
    return <Player source={`/uploads/${name}`} label={label} className="h-9 w-16 max-w-none" />
  const picture = (
    <img
      src={thumbnail(name).src}
      alt={label}
      loading="lazy"
      width={width}
      className={classNames(
        'h-auto max-w-none rounded-sm',
        fitOf(field),
        field.isLogo && 'border border-line',
        width > 56 && !field.isPerson ? 'aspect-video max-md:h-11 max-md:w-14' : 'aspect-4/3 max-md:size-11',
        field.isPerson && 'md:max-xl:size-14'
      )}
    />
  )
  if (!isTooSmall(field, name)) return picture
  return <span className="inline-grid text-sun-strong text-xs">{picture} Too small</span>
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
