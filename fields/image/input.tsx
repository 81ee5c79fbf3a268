import { FileInput } from '../file-input.tsx'
import type { InputProps } from '../view-props.ts'
import type { ImageField } from './field.ts'
import { thumbnail } from './thumbnail.ts'

/** A picture: what the record has, and what is chosen to take its place. */
export function ImageInput(props: InputProps<ImageField>) {
  return (
    <FileInput
      {...props}
      kind="image"
      presentSource={(name) => thumbnail(name).src}
      Preview={({ source, alt }) => <img src={source} alt={alt} className="h-20 w-28 rounded-sm object-cover" />}
    />
  )
}
