const MiB = 1024 * 1024

/** The media types of uploaded files, and of the files that are made of them, by the endings of their names. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf'
} as const

/** The media type by the ending of a file's name; undefined for any other ending. */
export function typeOfName(name: string): string | undefined {
  return Object.entries(mediaTypes).find(([ending]) => name.endsWith(`.${ending}`))?.[1]
}

export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes]

const { jpg, png, webp, avif, gif, mp4, webm, pdf } = mediaTypes

/** The accepted files of each kind: size in bytes, and types as the content itself tells them. */
export const uploadRules = {
  image: {
    maxBytes: 10 * MiB,
    /** A phone's largest photograph; anything beyond is a decompression bomb. */
    maxPixels: 40_000_000,
    types: [jpg, png, webp, avif, gif],
    formats: 'JPEG, PNG, WebP, AVIF or GIF',
    wanted: 'a picture: JPEG, PNG, WebP, AVIF or GIF'
  },
  video: { maxBytes: 200 * MiB, types: [mp4, webm], formats: 'MP4 or WebM', wanted: 'a video: MP4 or WebM' },
  /** A picture or a video; a picture has the limits of `image`. */
  file: {
    maxBytes: 200 * MiB,
    types: [jpg, png, webp, avif, gif, mp4, webm],
    formats: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MiB; MP4 or WebM',
    wanted: 'a picture or a video: JPEG, PNG, WebP, AVIF, GIF, MP4 or WebM'
  },
  /** A visitor's file with a message. */
  attachment: {
    maxBytes: 10 * MiB,
    types: [jpg, png, webp, pdf],
    formats: 'JPEG, PNG, WebP or PDF',
    wanted: 'a picture (JPEG, PNG or WebP) or a PDF'
  },
  /** Records of a collection; its reader finds the type by the content. */
  sheet: { maxBytes: 10 * MiB, types: [], formats: '.xlsx or .csv', wanted: 'a sheet: .xlsx, or .csv in UTF-8' }
} as const

export type FileKind = keyof typeof uploadRules

export type PictureType = (typeof uploadRules)['image']['types'][number]

/** The ending of the name of a file of this media type; undefined where there is none for it. */
export function extensionOf(mediaType: string): string | undefined {
  return Object.entries(mediaTypes).find(([, type]) => type === mediaType)?.[0]
}

export function limitsOf(kind: FileKind): string {
  const { formats, maxBytes } = uploadRules[kind]
  return `${formats}, up to ${maxBytes / MiB} MiB.`
}

export const emptyFileMessage = 'This file is empty.'

export const damagedMessage = 'This picture is damaged.'

export function tooLargeMessage(kind: FileKind): string {
  return `The ${kind} is too large: at most ${uploadRules[kind].maxBytes / MiB} MiB are accepted.`
}

export function tooManyPixelsMessage(count: number): string {
  const { maxPixels } = uploadRules.image
  return `This picture has ${megapixels(count)} megapixels: at most ${megapixels(maxPixels)} are accepted.`
}

/** Rounded up: a little above the limit must not read as the limit. */
function megapixels(count: number): number {
  return Math.ceil(count / 1_000_000)
}

/** Advice for files of phones that are not accepted. */
const advice: Readonly<Record<string, string>> = {
  'image/heic':
    'This is a HEIC picture, which most browsers cannot show. In the phone’s camera settings choose "Most compatible", or save the picture as JPEG.',
  'video/quicktime': 'This is a QuickTime video (MOV), which not every browser plays. Save or export it as MP4.'
}

/** The message of 415 for a kind of file. @param found the media type of the sent file */
export function wrongTypeMessage(kind: FileKind, found = ''): string {
  const known = advice[found.replace(/^image\/hei[cf](-sequence)?$/, 'image/heic')]
  return known !== undefined && (kind === 'file' || found.startsWith(kind === 'video' ? 'video' : 'image'))
    ? known
    : `This file is not ${uploadRules[kind].wanted}.`
}

/** The fault of a file's size or the browser's media type, if any; only the server reads the content. */
export function fileFault(kind: FileKind, file: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  if (file.size === 0) return emptyFileMessage
  const type = typeOf(file)
  const types: readonly string[] = uploadRules[kind].types
  if (type !== '' && !types.includes(type)) return wrongTypeMessage(kind, type)
  const sized = kind === 'file' && type.startsWith('image') ? 'image' : kind
  return file.size > uploadRules[sized].maxBytes ? tooLargeMessage(sized) : undefined
}

/** Browsers give no type to a file of a format that they do not know. */
function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== '') return type
  if (/\.hei[cf]$/i.test(name)) return 'image/heic'
  return /\.mov$/i.test(name) ? 'video/quicktime' : ''
}
