import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { damagedMessage, type PictureType, tooManyPixelsMessage, uploadRules } from '../../fields/upload-rules.ts'
import {
  imageName,
  imageVariants,
  maxSide,
  phonePicture,
  type VariantFormat,
  variantFormats
} from '../../shared/image-variants.ts'
import { projectFolder } from '../project-folder.ts'

/** The type by which the picture library reads a file: as its content told, or a drawing of the program's own. */
export type SourceType = PictureType | 'image/svg+xml'

const loaders: Record<SourceType, string> = {
  'image/jpeg': 'Jpeg',
  'image/png': 'Png',
  'image/webp': 'Webp',
  'image/avif': 'Heif',
  'image/gif': 'Nsgif',
  'image/svg+xml': 'Svg'
}

/** Allows only these formats, until the next call: a file checked as one format must not reach the decoder of another. */
export function allowLoaders(types: readonly SourceType[]): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: types.map((type) => `VipsForeignLoad${loaders[type]}`) })
}

// Each picture keeps several buffers of its pixels in memory: only this many are processed at once.
sharp.cache(false)
sharp.concurrency(1)

/** A file to be kept under /uploads. */
export interface MadeFile {
  name: string
  bytes: Buffer
}

const { maxPixels } = uploadRules.image
const strict = { failOn: 'warning', sequentialRead: true } as const
const timeLimitSeconds = 20

const [usualQuality, ...lowerQualities] = phonePicture.qualities

const encode: Record<VariantFormat, (picture: Sharp, quality?: number) => Sharp> = {
  // Effort 1 takes half the time of 2, and a tenth of the default's, for 1 to 2% of size and 0.3 dB (five photographs).
  avif: (picture, quality = usualQuality) => picture.avif({ quality, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 3 })
}

const phoneWidth = 640

export interface PictureInput {
  /** The path of a file. */
  source: string
  type: SourceType
  /** The part of the names that tells this picture from all others. */
  id: string
  /** The part to keep; all of it where there is none. */
  region?: Region | undefined
}

/** Fractions of a picture's width and height. */
export type Region = Record<'left' | 'top' | 'width' | 'height', number>

/**
 * Encodes a picture anew: upright, without metadata, at most `maxSide` px, as JPEG (PNG where it is transparent), and beside it
 * AVIF and WebP in every width that is kept. @param onOpened is called when the head has been read
 * @returns the base first @throws Error with a message for the person whose picture it is
 */
export async function makePictures(
  { source, type, id, region }: PictureInput,
  onOpened: () => void
): Promise<[MadeFile, ...MadeFile[]]> {
  allowLoaders([type])
  // Reads only the head: `.timeout()` does not reach this far, the process's own limit does.
  const size = await sharp(source, { ...strict, limitInputPixels: false })
    .metadata()
    .catch(refuse)
  onOpened()
  const pixelCount = size.width * size.height
  if (pixelCount > maxPixels) throw new Error(tooManyPixelsMessage(pixelCount))
  try {
    const { data, info } = await decode(source, size, region)
    const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    // A PNG with an alpha channel that hides nothing is a photograph saved as PNG; JPEG keeps it ten times smaller.
    // Telling costs a tenth of all the work: most pictures have no such channel.
    const isOpaque = info.channels % 2 === 1 || (await raw().stats()).isOpaque
    const pixels = () => (isOpaque ? raw().removeAlpha().toColourspace('srgb') : raw())
    const base = isOpaque ? pixels().jpeg({ quality: 82, progressive: true }) : pixels().png({ compressionLevel: 9 })
    const name = imageName(id, info, isOpaque ? 'jpg' : 'png')
    const variants = imageVariants(name)
    const made = (variants?.widths ?? []).flatMap((width) =>
      variantFormats.map(async (format) => ({
        name: variants?.name(width, format) ?? '',
        bytes: await encodeVariant(pixels().resize({ width }), width, format)
      }))
    )
    return await Promise.all([{ name, bytes: await base.toBuffer() }, ...made])
  } catch (error) {
    refuse(error)
  }
}

async function encodeVariant(picture: Sharp, width: number, format: VariantFormat): Promise<Buffer> {
  const bytesOf = (quality?: number) =>
    encode[format](picture.clone(), quality).timeout({ seconds: timeLimitSeconds }).toBuffer()
  let bytes = await bytesOf()
  if (format !== 'avif' || width > phoneWidth) return bytes
  for (const quality of lowerQualities) if (bytes.length > phonePicture.bytes) bytes = await bytesOf(quality)
  return bytes
}

function refuse(cause: unknown): never {
  throw new Error(damagedMessage, { cause })
}

async function decode(source: string, { width, height }: { width: number; height: number }, region?: Region) {
  const upright = sharp(source, { ...strict, limitInputPixels: maxPixels })
    .timeout({ seconds: timeLimitSeconds })
    .autoOrient()
  const part = region
    ? upright.extract({
        left: Math.round(region.left * width),
        top: Math.round(region.top * height),
        width: Math.round(region.width * width),
        height: Math.round(region.height * height)
      })
    : upright
  return await part
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The file of a picture by its name: without a folder it is an upload, else it is below `assets`. */
export function pictureFile(name: string, uploads: string): string {
  return path.join(name.includes('/') ? path.join(projectFolder, 'assets') : uploads, name)
}

/** The middle of a picture of the program's own, as JPEG of this size, px. Undefined where it cannot be read. */
export async function cropPicture(file: string, width: number, height: number): Promise<Uint8Array | undefined> {
  // The formats of the program's own pictures.
  allowLoaders(['image/jpeg', 'image/png'])
  try {
    return await sharp(await readFile(file))
      .resize({ width: Math.round(width), height: Math.round(height), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch {
    return undefined
  }
}
