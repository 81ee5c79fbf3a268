const MiB = 1024 * 1024

/** The media types of uploaded files, and of the files that are made of them, by the endings of their names. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm'
} as const

const { jpg, png, webp, avif, gif, mp4, webm } = mediaTypes

/** What is accepted of each kind of file: size in bytes, and types as the content itself tells them. */
export const uploadRules = {
  image: {
    maxBytes: 10 * MiB,
    types: [jpg, png, webp, avif, gif],
    wanted: 'a picture: JPEG, PNG, WebP, AVIF or GIF'
  },
  video: { maxBytes: 200 * MiB, types: [mp4, webm], wanted: 'a video: MP4 or WebM' }
} as const

export type FileKind = keyof typeof uploadRules

/** The ending of the name of a file of this media type; undefined where there is none for it. */
export function extensionOf(mediaType: string): string | undefined {
  return Object.entries(mediaTypes).find(([, type]) => type === mediaType)?.[0]
}

/** What 413 says for a kind of file. */
export function tooLargeMessage(kind: FileKind): string {
  return `The ${kind} is too large: at most ${uploadRules[kind].maxBytes / MiB} MiB are accepted.`
}

/** What 415 says for a kind of file. */
export function wrongTypeMessage(kind: FileKind): string {
  return `This file is not ${uploadRules[kind].wanted}.`
}
