import sharp, { type Sharp } from 'sharp'
import { imageName, imageVariants, maxSide, type VariantFormat, variantFormats } from '../../shared/image-variants.ts'
import { ClientError } from '../errors.ts'

/** A file to be kept under /uploads. */
export interface MadeFile {
  name: string
  bytes: Buffer
}

/** 40 megapixels: a phone's largest photograph; anything beyond is a decompression bomb. */
const maxPixels = 40_000_000
/** One operation of the picture library may take this long. */
const timeLimitSeconds = 20

const encode: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  // Effort 1 takes half the time of 2, and a tenth of the default's, for 1 to 2% of size and 0.3 dB (five photographs).
  avif: (picture) => picture.avif({ quality: 52, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 3 })
}

// The library goes by a file's first bytes, as the check before it does, but not by the same: it must open no other
// formats than those that are accepted, and SVG for drawings of the program's own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}`)
})
// Each picture keeps several buffers of its pixels in memory: their number is limited.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes a picture and encodes it again: upright, without metadata, at most `maxSide` px, as JPEG (PNG where it is
 * transparent), and beside it AVIF and WebP in every width that is kept.
 * @param source path of a file
 * @param id the part of the names that tells this picture from all others
 * @param region the part to keep, as fractions of the whole
 * @returns the base first
 * @throws ClientError 415 for whatever the library refuses: damaged, too many pixels, too slow
 */
export async function makePictures(source: string, id: string, region?: Region): Promise<[MadeFile, ...MadeFile[]]> {
  try {
    const { data, info } = await decode(source, region)
    const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const extension = info.channels === 4 ? 'png' : 'jpg'
    const base =
      extension === 'png' ? pixels().png({ compressionLevel: 9 }) : pixels().jpeg({ quality: 82, progressive: true })
    const name = imageName(id, info, extension)
    const variants = imageVariants(name)
    const made = (variants?.widths ?? []).flatMap((width) =>
      variantFormats.map(async (format) => ({
        name: variants?.name(width, format) ?? '',
        bytes: await encode[format](pixels().resize({ width })).timeout({ seconds: timeLimitSeconds }).toBuffer()
      }))
    )
    return await Promise.all([{ name, bytes: await base.toBuffer() }, ...made])
  } catch (error) {
    throw new ClientError(415, 'This picture is damaged, or larger than 40 megapixels.', { cause: error })
  }
}

/** Fractions of a picture's width and height. */
export interface Region {
  left: number
  top: number
  width: number
  height: number
}

async function decode(source: string, region: Region | undefined) {
  const options = { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true } as const
  const { width, height, format } = await sharp(source, options).metadata()
  // An upload's name has no ending.
  if (format === 'svg' && !source.endsWith('.svg')) throw new Error('Drawings are not taken as uploads.')
  const upright = sharp(source, options).timeout({ seconds: timeLimitSeconds }).autoOrient()
  const part = region
    ? upright.extract({
        left: Math.round(region.left * width),
        top: Math.round(region.top * height),
        width: Math.round(region.width * width),
        height: Math.round(region.height * height)
      })
    : upright
  const small = part
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return await (await dropOpaqueAlpha(small)).raw().toBuffer({ resolveWithObject: true })
}

// A PNG with an alpha channel that hides nothing is a photograph saved as PNG; JPEG keeps it ten times smaller.
async function dropOpaqueAlpha(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  // Telling costs a tenth of all the work: most pictures have no such channel.
  const isOpaque = info.channels % 2 === 1 || (await pixels.clone().stats()).isOpaque
  return isOpaque ? pixels.removeAlpha().toColourspace('srgb') : pixels
}
