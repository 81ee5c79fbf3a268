import sharp from 'sharp'

/** A small real picture. */
export async function picture(
  width = 400,
  height = 300,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg'
): Promise<Blob> {
  const pixels = sharp({ create: { width, height, channels: 3, background: { r: 240, g: 168, b: 28 } } })
  return new Blob([new Uint8Array(await pixels.toFormat(format).toBuffer())])
}
