import sharp from 'sharp'
import { colors, mark } from '../../shared/brand.ts'
import { truncateAtWord } from '../../shared/text.ts'
import { xmlText } from '../../shared/xml.ts'
import { allowLoaders, cropPicture, pictureFile } from './pictures.ts'

export interface SharingInput {
  uploads: string
  /** The name of an upload, or a path below `assets`. */
  picture: string
  title: string
}

/** px */
const size = { width: 1200, height: 630 }
const margin = 64
/** The picture's left edge, and the end of the band that fades into it, px. */
const pictureLeft = 620
const bandEnd = 800
const titleWidth = 570
/** The longest title, in characters: it fits in the smallest letters. */
const longestTitle = 72
/** px; the first in which the title has no more than three lines is taken, and the last in any case. */
const letterSizes = [66, 60, 54, 48, 42]
/** The height of three lines, in letter sizes: those of Devanagari are the highest. */
const threeLines = 3.9

/** Makes the picture of a page, as JPEG: a dusk band with the mark and the title fades into the page's picture. */
export async function makeSharingPicture(input: SharingInput, onOpened: () => void): Promise<Uint8Array> {
  const file = pictureFile(input.picture, input.uploads)
  const picture = await cropPicture(file, size.width - pictureLeft, size.height)
  onOpened()
  const title = await setTitle(truncateAtWord(input.title, longestTitle))
  allowLoaders(['image/jpeg', 'image/svg+xml'])
  return await sharp({ create: { ...size, channels: 3, background: colors.night } })
    .composite([
      ...(picture ? [{ input: Buffer.from(picture), left: pictureLeft, top: 0 }] : []),
      { input: Buffer.from(band) },
      { input: title.data, raw: title.info, left: margin, top: size.height - margin - title.info.height }
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

const band = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <linearGradient id="dusk">
    <stop offset="${pictureLeft / bandEnd}" stop-color="${colors.night}"/>
    <stop offset="1" stop-color="${colors.night}" stop-opacity="0"/>
  </linearGradient>
  <rect width="${bandEnd}" height="${size.height}" fill="url(#dusk)"/>
  <svg x="${margin}" y="${margin}" width="100" height="100" viewBox="${mark.left} ${mark.top} ${mark.side} ${mark.side}">
    <path fill="${colors.sun}" d="${mark.path}"/>
  </svg>
</svg>`

async function setTitle(title: string) {
  // The markup takes no control characters; a number stays with its unit.
  const text = xmlText(title.replace(/\p{Cc}/gu, ' ').replace(/(\d) (?=\p{L}{1,3}(?!\p{L}))/gu, '$1\u00a0'))
  const set = (letterSize: number) =>
    sharp({
      text: {
        text: `<span foreground="${colors.onNight}" weight="600">${text}</span>`,
        // The process knows only the fonts of assets/fonts/pdf.
        font: `Anek Latin, Noto Sans Devanagari ${letterSize}`,
        width: titleWidth,
        wrap: 'word-char',
        dpi: 72,
        rgba: true
      }
    })
      .raw()
      .toBuffer({ resolveWithObject: true })
  const [last = 0, ...larger] = letterSizes.toReversed()
  for (const letterSize of larger.toReversed()) {
    const made = await set(letterSize)
    if (made.info.height <= threeLines * letterSize) return made
  }
  return await set(last)
}
