import { thumbnail } from '../../fields/image/thumbnail.ts'
import { forEachLimited } from '../../shared/for-each-limited.ts'

/** Of a picture in the document, mm. */
export const pictureSize = { width: 40, height: 30 } as const

/** The most pixels that a picture of this size needs. */
const maxWidth = 480
const aspect = pictureSize.width / pictureSize.height
const fetchesAtATime = 6
/** Of what is left off an upright picture, so much is above. */
const headroom = 0.15

/** Loads pictures by their file names, as JPEG in the document's proportions. One that fails to load is left out. */
export async function loadPictures(
  names: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void
): Promise<Map<string, ArrayBuffer>> {
  const pictures = new Map<string, ArrayBuffer>()
  let done = 0
  await forEachLimited([...names], fetchesAtATime, async (name) => {
    const picture = await loadPicture(name).catch(() => undefined)
    if (picture) pictures.set(name, picture)
    done += 1
    onProgress(done, names.size)
  })
  return pictures
}

async function loadPicture(name: string): Promise<ArrayBuffer | undefined> {
  const response = await fetch(thumbnail(name).src)
  if (!response.ok) return undefined
  const bitmap = await createImageBitmap(await response.blob())
  try {
    return await coverJpeg(bitmap)
  } finally {
    bitmap.close()
  }
}

/** A part of a picture, as much of it as the proportions allow. It is never made larger. */
async function coverJpeg(bitmap: ImageBitmap): Promise<ArrayBuffer | undefined> {
  const cut = {
    width: Math.min(bitmap.width, bitmap.height * aspect),
    height: Math.min(bitmap.height, bitmap.width / aspect)
  }
  const width = Math.round(Math.min(cut.width, maxWidth))
  const canvas = new OffscreenCanvas(width, Math.round(width / aspect))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return undefined
  // JPEG has no transparency; on paper it is white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  // Of an upright picture, which mostly shows a person, more is left off below than above.
  const [left, top] = [(bitmap.width - cut.width) / 2, (bitmap.height - cut.height) * headroom]
  context.drawImage(bitmap, left, top, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
  return await jpeg.arrayBuffer()
}
