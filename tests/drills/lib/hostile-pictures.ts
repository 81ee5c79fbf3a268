import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Part of every hostile content; no served file may have it. */
export const marker = 'xss-marker-4711'
const script = `<script>window.__xss='${marker}'</script>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}<rect width="9" height="9"/></svg>`

/** Rules that each look at each element: a library that reads it is busy for half a minute. */
const dearDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>${Array.from(
  { length: 40_000 },
  (_, index) => `g g g.c${index}>*{fill:red}`
).join('')}</style>${'<g class="c1"><rect/></g>'.repeat(50_000)}</svg>`

/** A file that an attacker would upload. */
export interface HostileFile {
  what: string
  bytes: Buffer
  /** It may be accepted and encoded again; the others must be refused. */
  mayBeTaken: boolean
}

/** Polyglots, other files, damaged pictures, and pictures with a position. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const [jpeg, png, webp, avif, gif] = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map((format) => noise(90, 60).toFormat(format).toBuffer())
  )
  if (!jpeg || !png || !webp || !avif || !gif) throw new Error('The five formats were not made.')
  const page = Buffer.from(`<!doctype html><html><body>${script}</body></html>`)
  const zip = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    Buffer.alloc(26),
    Buffer.from(marker),
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18)
  ])
  const pdf = Buffer.from(`%PDF-1.4\n1 0 obj<</S/JavaScript/JS(${marker})>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`)
  const formats = { jpeg, png, webp, avif, gif }
  const taken = (what: string, bytes: Buffer): HostileFile => ({ what, bytes, mayBeTaken: true })
  const refused = (what: string, bytes: Buffer | string): HostileFile => ({
    what,
    bytes: Buffer.from(bytes),
    mayBeTaken: false
  })
  return [
    ...Object.entries(formats).flatMap(([format, bytes]) => [
      taken(`${format} and then HTML`, Buffer.concat([bytes, page])),
      taken(`${format} and then ZIP`, Buffer.concat([bytes, zip])),
      taken(`${format} and then PDF`, Buffer.concat([bytes, pdf])),
      taken(`${format} and then SVG`, Buffer.concat([bytes, Buffer.from(svg)])),
      // A lenient decoder may take half of it.
      refused(`${format} cut in the middle`, bytes.subarray(0, bytes.length >> 1)),
      refused(`the first 20 bytes of ${format}, then HTML`, Buffer.concat([bytes.subarray(0, 20), page])),
      refused(`HTML and then ${format}`, Buffer.concat([page, bytes])),
      refused(`ZIP and then ${format}`, Buffer.concat([zip, bytes]))
    ]),
    taken('JPEG with HTML in its comment', Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, page), jpeg.subarray(2)])),
    taken(
      'JPEG with PHP in an application segment',
      Buffer.concat([jpeg.subarray(0, 2), segment(0xed, Buffer.from(`<?php ${marker} ?>`)), jpeg.subarray(2)])
    ),
    taken(
      'JPEG with a thousand comments',
      Buffer.concat([
        jpeg.subarray(0, 2),
        ...Array.from({ length: 1_000 }, () => segment(0xfe, page)),
        jpeg.subarray(2)
      ])
    ),
    taken(
      'PNG with HTML in a text',
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${page}`)), png.subarray(33)])
    ),
    taken(
      'PNG with 10 MB of zeros in a compressed text',
      Buffer.concat([
        png.subarray(0, 33),
        chunk('zTXt', Buffer.concat([Buffer.from(`${marker}\0\0`), deflateSync(Buffer.alloc(10_000_000))])),
        png.subarray(33)
      ])
    ),
    taken('PNG with an unknown chunk', Buffer.concat([png.subarray(0, 33), chunk('eVIl', page), png.subarray(33)])),
    taken('GIF and JavaScript', gifAndScript(gif)),
    taken('JPEG with GPS', await noise(90, 60).jpeg().withExif(position).toBuffer()),
    taken('PNG with GPS', await noise(90, 60).png().withExif(position).toBuffer()),
    taken('WebP with GPS', await noise(90, 60).webp().withExif(position).toBuffer()),
    taken('AVIF with GPS', await noise(90, 60).avif().withExif(position).toBuffer()),
    taken(
      'JPEG with XMP',
      await noise(90, 60).jpeg().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${marker}</x:xmpmeta>`).toBuffer()
    ),
    refused('SVG', svg),
    refused(
      'SVG with a declaration',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`
    ),
    refused('SVG with a byte order mark', `\ufeff${svg}`),
    refused('SVG that calls itself AVIF', `<!--ftypavif-->${svg}`),
    refused('SVG of 2.6 MB that calls itself AVIF', `<!--ftypavif-->${dearDrawing}`),
    refused('compressed SVG', deflateSync(Buffer.from(svg))),
    refused('HTML', page),
    refused('a script', `window.__xss='${marker}'`),
    refused('PDF', pdf),
    refused('PDF and then JPEG', Buffer.concat([pdf, jpeg])),
    refused('ZIP', zip),
    refused('a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)])),
    refused('a shell script', '#!/bin/sh\nrm -rf /\n'),
    refused('TIFF', await noise(9, 9).tiff().toBuffer()),
    refused('a playlist', '#EXTM3U\nfile:///etc/passwd\n'),
    refused('PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run\n'),
    refused('ImageMagick’s MVG', 'push graphic-context\nimage over 0,0 0,0 "/etc/passwd"\npop graphic-context\n'),
    refused('nothing but zeros', Buffer.alloc(5_000)),
    refused('one byte', 'x')
  ]
}

/** Files that are small and would become huge. */
export async function bombs(): Promise<HostileFile[]> {
  const refused = (what: string, bytes: Buffer): HostileFile => ({ what, bytes, mayBeTaken: false })
  const taken = (what: string, bytes: Buffer): HostileFile => ({ what, bytes, mayBeTaken: true })
  const small = await noise(8, 8).gif().toBuffer()
  return [
    refused('PNG of 30,000 x 30,000', pngOf(30_000, 30_000)),
    refused('PNG of 100,000 x 500', pngOf(100_000, 500)),
    refused('PNG that says 2^31 - 1 on both sides', pngOf(2_147_483_647, 2_147_483_647, 1)),
    refused('JPEG that says 65,500 x 65,500', withJpegSize(await noise(16, 16).jpeg().toBuffer(), 65_500)),
    refused('GIF that says 65,535 x 65,535', withGifSize(small, 65_535)),
    refused('WebP of 16,383 x 16,383', await flat(16_383, 2_500).webp().toBuffer()),
    refused('GIF whose file is 10 MiB and a byte', Buffer.concat([small, Buffer.alloc(10 * 1024 * 1024)])),
    taken('GIF of 20,000 frames', manyFrames(small, 20_000)),
    taken('WebP of 2,000 frames', await frames(2_000).webp({ effort: 0 }).toBuffer()),
    taken('APNG of 20,000 frames', manyPngFrames(await noise(8, 8).png().toBuffer(), 20_000)),
    taken('JPEG of 3,000 scans', manyScans(await noise(2_000, 1_500).jpeg({ progressive: true }).toBuffer(), 3_000))
  ]
}

const position = {
  IFD0: { Copyright: marker, Make: marker },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 0/1' }
}

function noise(width: number, height: number) {
  // Deterministic: sharp's own noise is random.
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 7_919 + (index >> 5) * 31) % 256)
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
}

function frames(count: number) {
  const pixels = Buffer.from(Array.from({ length: 4 * 4 * count * 3 }, (_, index) => (index * 31) % 256))
  return sharp(pixels, { raw: { width: 4, height: 4 * count, channels: 3, pageHeight: 4 } })
}

function segment(type: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([Buffer.from([0xff, type]), length, content])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one colour and one bit a pixel. @param rows fewer than it declares */
function pngOf(width: number, height: number, rows = height): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([1, 0, 0, 0, 0], 8)
  const line = Math.min(Math.ceil(width / 8) + 1, 20_000)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(line * rows, 120_000_000)))),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(changed[at + 1] ?? 0))
  changed.writeUInt16BE(side, frame + 5)
  changed.writeUInt16BE(side, frame + 7)
  return changed
}

function withGifSize(gif: Buffer, side: number): Buffer {
  const changed = Buffer.from(gif)
  changed.writeUInt16LE(side, 6)
  changed.writeUInt16LE(side, 8)
  const image = changed.indexOf(0x2c, 13)
  changed.writeUInt16LE(side, image + 5)
  changed.writeUInt16LE(side, image + 7)
  return changed
}

/** A script whose comment begins in the GIF's header and ends after the picture. */
function gifAndScript(gif: Buffer): Buffer {
  const changed = Buffer.from(gif)
  changed.write('/*', 6, 'latin1')
  changed.writeUInt16LE(0x2a2f, 6)
  return Buffer.concat([changed, Buffer.from(`*/=1;window.__xss='${marker}'`)])
}

function manyFrames(gif: Buffer, count: number): Buffer {
  const image = gif.indexOf(0x2c, 13)
  const frame = gif.subarray(image, gif.length - 1)
  return Buffer.concat([gif.subarray(0, image), ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])])
}

function manyPngFrames(png: Buffer, count: number): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(count)
  const end = png.subarray(png.length - 12)
  const frame = (number: number) => {
    const head = Buffer.alloc(26)
    head.writeUInt32BE(number)
    head.writeUInt32BE(8, 4)
    head.writeUInt32BE(8, 8)
    return chunk('fcTL', head)
  }
  return Buffer.concat([
    png.subarray(0, 33),
    chunk('acTL', control),
    ...Array.from({ length: count }, (_, number) => frame(number)),
    png.subarray(33, png.length - 12),
    end
  ])
}

/** Each further scan makes a decoder go through the whole picture again. */
function manyScans(jpeg: Buffer, count: number): Buffer {
  const end = jpeg.length - 2
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const header = jpeg.subarray(last, last + 2 + jpeg.readUInt16BE(last + 2))
  return Buffer.concat([
    jpeg.subarray(0, end),
    ...Array.from({ length: count }, () => Buffer.concat([header, Buffer.from([0])])),
    jpeg.subarray(end)
  ])
}
