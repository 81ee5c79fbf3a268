import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makePictures } from '../../server/files/pictures.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'formats-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'
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

test.each([
  ['SVG', Buffer.from(svg)],
  ['TIFF', tiff]
])('the picture library opens no %s, whatever let it come so far', async (name, bytes) => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  await expect(makePictures(file, 'x'.repeat(22))).rejects.toMatchObject({ status: 415 })
})
