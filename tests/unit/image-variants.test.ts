import { expect, test } from 'vitest'
import { thumbnail } from '../../fields/file/thumbnail.ts'
import { imageName, imageVariants } from '../../shared/image-variants.ts'

const id = 'AbcdefghijklmnopqrstU-'

test('the name of a picture tells its size, and what is kept beside it', () => {
  const name = imageName(id, { width: 1_000, height: 750 }, 'jpg')
  expect(name).toBe(`${id}-1000x750.jpg`)
  const variants = imageVariants(name)
  expect(variants).toMatchObject({ width: 1_000, height: 750, widths: [320, 640, 960, 1_000] })
  expect(variants?.name(640, 'avif')).toBe(`${id}-1000x750.640.avif`)
})

test.each([
  [1, [1]],
  [319, [319]],
  [320, [320]],
  [321, [320, 321]],
  [1_920, [320, 640, 960, 1_280, 1_920]]
])('a picture %i px wide is kept in the widths %j', (width, widths) => {
  expect(imageVariants(imageName(id, { width, height: 10 }, 'png'))?.widths).toEqual(widths)
})

test.each([
  'photo.jpg',
  `${id}.jpg`,
  `${id}-10x10.gif`,
  `${id}-10x10.320.webp`,
  `${id}-0x10.jpg.jpg`,
  `x/${id}-10x10.jpg`,
  `${id}-10x10.jpg\n`,
  `${id}.mp4`,
  ''
])('%j is the name of no picture of ours', (name) => {
  expect(imageVariants(name)).toBeUndefined()
})

test('a thumbnail is the narrowest variant, in proportion; another file is its own', () => {
  const name = imageName(id, { width: 960, height: 640 }, 'jpg')
  expect(thumbnail(name)).toEqual({ src: `/uploads/${id}-960x640.320.webp`, width: 320, height: 213 })
  expect(thumbnail('video.mp4')).toEqual({ src: '/uploads/video.mp4' })
})
