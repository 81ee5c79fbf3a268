import { z } from 'zod'
import { imageVariants } from '../../shared/image-variants.ts'
import { definerOf, type FieldBase, type FieldKind } from '../types.ts'

/** A picture: the value is its file name under /uploads, null where there is none. */
export interface ImageField extends FieldBase {
  kind: 'image'
  /** Shown whole, and on white. */
  isLogo?: true
  /** Shown upright, with the whole head. */
  isPerson?: true
  /** Smaller ones look blurred where they are shown. */
  least?: { width: number; height: number }
}

/** A video, which is stored alike. */
export interface VideoField extends FieldBase {
  kind: 'video'
}

export const image = definerOf<ImageField>()('image', { required: false })
export const video = definerOf<VideoField>()('video', { required: false })

const stored = {
  input: () => z.never(),
  output: ({ required }: FieldBase) => (required ? z.string() : z.string().nullable()),
  empty: null,
  toText: (value: unknown) => (typeof value === 'string' ? value : ''),
  fileNames: () => (name: string) => [name],
  formShape: () => 'file' as const
}
export const imageKind: FieldKind<ImageField> = { ...stored, file: 'image' }
/** It has a row of its own: pictures share theirs with pictures. */
export const videoKind: FieldKind<VideoField> = { ...stored, file: 'video', formShape: undefined }

/** Whether a stored picture has less than the least size of its field. */
export function isTooSmall({ least }: ImageField, name: string): boolean {
  const size = imageVariants(name)
  return least !== undefined && size !== undefined && (size.width < least.width || size.height < least.height)
}
