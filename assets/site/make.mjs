/**
 * Makes the pictures of the site's own pages from assets/photographs: AVIF first, WebP for older browsers.
 * Run it after a source has changed: node assets/site/make.mjs; with names it makes those pictures only.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { colors, mark } from '../../shared/brand.ts'
import { phonePicture } from '../../shared/image-variants.ts'
import photographTable from './photographs.json' with { type: 'json' }

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Pictures within the pages, by the crops of photographs.json, in pixels of the source. */
const photographs = Object.entries(photographTable).map(([name, { source, crop, widths }]) => ({
  name,
  source: `../photographs/${source}`,
  crop,
  widths
}))

const wanted = process.argv.slice(2)
const pictures = photographs.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

for (const { name, source, crop, widths } of pictures) {
  for (const width of widths) {
    const picture = sharp(here(source)).extract(crop).resize({ width })
    await writeFile(here(`${name}-${width}.avif`), await avifOf(picture, width))
    await picture
      .clone()
      .webp({ quality: 72, effort: 6 })
      .toFile(here(`${name}-${width}.webp`))
  }
}

/** At quality 60 AVIF was larger than this WebP, and looked no better. */
async function avifOf(picture, width) {
  const encode = (quality) => picture.clone().avif({ quality, effort: 9 }).toBuffer()
  const [usualQuality, ...lowerQualities] = phonePicture.qualities
  let bytes = await encode(usualQuality)
  if (width > 720) return bytes
  for (const quality of lowerQualities) if (bytes.length > phonePicture.bytes) bytes = await encode(quality)
  return bytes
}

// One day on a roof: pictures that the page fetches one after another, together at most 1.2 MB.
const day = wanted.length === 0 || wanted.includes('day') ? await readdir(here('../photographs/day')) : []
await mkdir(here('day'), { recursive: true })
for (const file of day) {
  await sharp(here(`../photographs/day/${file}`))
    .resize({ width: 960 })
    .avif({ quality: 52, effort: 4 })
    .toFile(here(`day/${file.replace('.jpg', '.avif')}`))
}

if (wanted.length > 0) process.exit()

// Operating systems mask these with shapes of their own: the color fills the corners.
for (const size of [180, 512]) {
  await sharp(here('icon.svg'), { density: 800 })
    .resize(size)
    .flatten({ background: colors.night })
    .png({ palette: true })
    .toFile(here(`icon-${size}.png`))
}

// The preview of shared pages that have no picture of their own: the mark, and the solar park at low sun.
const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="430" height="630" fill="${colors.night}"/>
  <svg x="55" y="155" width="320" height="320" viewBox="${mark.left} ${mark.top} ${mark.side} ${mark.side}">
    <path fill="${colors.sun}" d="${mark.path}"/>
  </svg>
</svg>`
await sharp(here('../photographs/solar-park-low-sun.jpg'))
  .extract({ left: 330, top: 0, width: 1100, height: 900 })
  .resize({ width: 770, height: 630 })
  .extend({ left: 430, background: colors.night })
  .composite([{ input: Buffer.from(plate) }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(here('card.jpg'))
