import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { mediaTypes, type PictureType, uploadRules } from '../../fields/upload-rules.ts'
import { mediaTypeOf } from '../../server/files/media-type.ts'
import { makePictures } from '../../server/media/pictures.ts'
import { picture } from '../support/picture.ts'
import { mp4, webm } from '../support/videos.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'formats-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const body = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'
const svg = Buffer.from(body)
/** Well-formed drawings, with the bytes by which AVIF and WebP are often told where these stand. */
const asAvif = Buffer.from(`<!--ftypavif-->${body}`)
const asBox = Buffer.from(`<!--ftypavif${'avif'.repeat(20)}-->${body}`)
// One grey pixel: the header, the pixel, and the nine tags that a reader needs.
const tags = [
  [256, 1],
  [257, 1],
  [258, 8],
  [259, 1],
  [262, 1],
  [273, 8],
  [277, 1],
  [278, 1],
  [279, 1]
]
const tag = ([name = 0, value = 0]: number[]) => [name & 255, name >> 8, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
const tiff = Buffer.from([0x49, 0x49, 42, 0, 10, 0, 0, 0, 128, 0, tags.length, 0, ...tags.flatMap(tag), 0, 0, 0, 0])

function written(name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

function make(source: string, type: PictureType) {
  return makePictures({ source, type, id: 'x'.repeat(22) }, () => undefined)
}

describe('whatever let it come so far, the picture library opens no', () => {
  test.each([
    ['SVG', svg],
    ['SVG that calls itself AVIF', asAvif],
    ['TIFF', tiff]
  ])('%s', async (name, bytes) => {
    const file = written(name, bytes)
    for (const type of uploadRules.image.types) await expect(make(file, type), type).rejects.toThrow('damaged')
  })

  test('accepted format under the name of another', async () => {
    const file = written('png', await (await picture(8, 6, 'png')).bytes())
    await expect(make(file, 'image/gif')).rejects.toThrow('damaged')
    expect(await make(file, 'image/png')).toHaveLength(3)
  })
})

test('a drawing is made of the program’s own alone', async () => {
  const source = written('own.svg', svg)
  expect(await makePictures({ source, type: 'image/svg+xml', id: 'x'.repeat(22) }, () => undefined)).toHaveLength(3)
})

describe('a type is told', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('of %s', async (format) => {
    const file = written(`told-${format}`, await (await picture(8, 6, format)).bytes())
    expect(await mediaTypeOf(file)).toBe(`image/${format}`)
  })

  test('of videos', async () => {
    expect(await mediaTypeOf(written('told-mp4', await mp4().bytes()))).toBe(mediaTypes.mp4)
    expect(await mediaTypeOf(written('told-webm', await webm().bytes()))).toBe(mediaTypes.webm)
  })

  test.each([
    ['a drawing with the brand of AVIF', asAvif],
    ['a drawing with many of them', asBox],
    ['a box of brands and nothing behind it', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
    ['a box of brands and text behind it', Buffer.from('\0\0\0\x14ftypavif\0\0\0\0avif<svg xmlns=>', 'latin1')],
    ['an empty file', Buffer.alloc(0)]
  ])('not of %s', async (name, bytes) => {
    expect(await mediaTypeOf(written(name, bytes))).toBeUndefined()
  })
})
