/**
 * Makes the pictures of the site's own pages from assets/photographs: AVIF first, WebP and JPEG for older browsers.
 * Run it after a source has changed: node assets/site/make.mjs
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** One picture twice: as it is for wide screens, and a tall cut around its subject for phones. */
const pictures = [
  {
    name: 'hero-wide',
    source: '../photographs/solar-park-low-sun.jpg',
    cut: { left: 0, top: 0, width: 1600, height: 900 },
    widths: [800, 1200, 1600]
  },
  {
    name: 'hero-tall',
    source: '../photographs/solar-park-low-sun.jpg',
    cut: { left: 520, top: 0, width: 720, height: 900 },
    widths: [400, 560, 720]
  }
]

for (const { name, source, cut, widths } of pictures) {
  for (const width of widths) {
    const picture = sharp(here(source)).extract(cut).resize({ width })
    await picture
      .clone()
      .avif({ quality: 60, effort: 9 })
      .toFile(here(`${name}-${width}.avif`))
    await picture
      .clone()
      .webp({ quality: 72, effort: 6 })
      .toFile(here(`${name}-${width}.webp`))
  }
}

const [wide] = pictures
await sharp(here(wide.source))
  .resize({ width: 1200 })
  .jpeg({ quality: 76, mozjpeg: true })
  .toFile(here('hero-wide-1200.jpg'))
await sharp(here('icon.svg'), { density: 300 })
  .resize(180)
  .flatten({ background: '#10233f' })
  .png()
  .toFile(here('icon-180.png'))
