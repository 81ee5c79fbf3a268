import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCaptcha } from '../../server/contact/captcha-picture.ts'
import { paint } from '../../server/contact/paint.ts'

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { info, at: (x: number, y: number) => data[(y * info.width + x) * info.channels] }
}

test('a challenge is a picture that decoders read, with ink in it, and no two are alike', async () => {
  const { info, at } = await pixelsOf(drawCaptcha('ABC234'))
  expect([info.width, info.height]).toEqual([240, 80])
  const dark = Array.from({ length: 240 * 80 }, (_, index) => at(index % 240, Math.floor(index / 240)) ?? 255)
  expect(dark.filter((shade) => shade < 90).length).toBeGreaterThan(500)
  expect(drawCaptcha('ABC234').equals(drawCaptcha('ABC234'))).toBe(false)
})

test('a stroke covers what it passes and nothing else, and a later cut parts it', async () => {
  const along = [
    [2, 5],
    [18, 5]
  ] as const
  const across = [
    [10, 0],
    [10, 10]
  ] as const
  const strokes = [
    { points: along, thickness: 2 },
    { points: across, thickness: 2, isCut: true }
  ]
  const { at } = await pixelsOf(paint(20, 10, strokes))
  const ground = at(0, 0)
  expect(new Set([at(5, 4), at(5, 5), at(15, 4)]).size).toBe(1)
  expect(at(5, 4)).toBeLessThan(50)
  expect(ground).toBeGreaterThan(230)
  expect([at(9, 5), at(10, 5), at(5, 2), at(5, 8), at(19, 9)]).toEqual(Array(5).fill(ground))
})
