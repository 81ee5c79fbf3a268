import { describe, expect, test } from 'vitest'
import { fileFault, limitsOf } from '../../fields/upload-rules.ts'

const MiB = 1024 * 1024
const file = (name: string, type: string, size = 1_000) => ({ name, type, size })

test('what is accepted is said before a file is chosen', () => {
  expect(limitsOf('image')).toBe('JPEG, PNG, WebP, AVIF or GIF, up to 10 MiB.')
  expect(limitsOf('video')).toBe('MP4 or WebM, up to 200 MiB.')
})

describe('a chosen file is told to be', () => {
  test.each([
    ['empty', file('a.jpg', 'image/jpeg', 0), 'This file is empty.'],
    ['too large', file('a.jpg', 'image/jpeg', 10 * MiB + 1), 'at most 10 MiB'],
    ['none of the formats', file('a.pdf', 'application/pdf'), 'This file is not a picture'],
    ['a video', file('a.mp4', 'video/mp4'), 'This file is not a picture'],
    ['HEIC', file('a.heic', 'image/heic'), '"Most compatible"'],
    ['HEIC, where the browser does not know it', file('IMG_1.HEIC', ''), '"Most compatible"']
  ])('%s', (_, chosen, message) => {
    expect(fileFault('image', chosen)).toContain(message)
  })

  test('QuickTime', () => {
    expect(fileFault('video', file('IMG_1.MOV', ''))).toContain('MP4')
    expect(fileFault('video', file('IMG_1.mov', 'video/quicktime'))).toContain('MP4')
  })

  test('nothing where nothing speaks against it', () => {
    expect(fileFault('image', file('a.jpg', 'image/jpeg', 10 * MiB))).toBeUndefined()
    expect(fileFault('image', file('a', ''))).toBeUndefined()
    expect(fileFault('video', file('a.webm', 'video/webm'))).toBeUndefined()
  })
})
