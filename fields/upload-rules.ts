const MiB = 1024 * 1024

/** What is accepted of each kind of file: size in bytes, and types as the content itself tells them. */
export const uploadRules = {
  image: {
    maxBytes: 10 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    wanted: 'a picture: JPEG, PNG, WebP, AVIF or GIF'
  },
  video: { maxBytes: 200 * MiB, types: ['video/mp4', 'video/webm'], wanted: 'a video: MP4 or WebM' }
} as const

export type FileKind = keyof typeof uploadRules

/** What 413 says for a kind of file. */
export function tooLargeMessage(kind: FileKind): string {
  return `The ${kind} is too large: at most ${uploadRules[kind].maxBytes / MiB} MiB are accepted.`
}

/** What 415 says for a kind of file. */
export function wrongTypeMessage(kind: FileKind): string {
  return `This file is not ${uploadRules[kind].wanted}.`
}
