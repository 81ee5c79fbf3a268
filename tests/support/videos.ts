/** The beginning of a WebM file: an EBML header that names the document type. */
export function webm(): Blob {
  const header = [0x1a, 0x45, 0xdf, 0xa3, 0x9f]
  const versions = [0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4, 0x42, 0xf3, 0x81, 8]
  const type = [0x42, 0x82, 0x84, ...Buffer.from('webm')]
  const typeVersions = [0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2]
  return new Blob([Uint8Array.from([...header, ...versions, ...type, ...typeVersions]), new Uint8Array(1_000).fill(7)])
}

/** The beginning of an MP4 file: a box with its brands, and one without content. */
export function mp4(): Blob {
  const brands = Buffer.from('\0\0\0\x1cftypisom\0\0\x02\0isomiso2mp41', 'latin1')
  const free = Buffer.from('\0\0\x03\xe8free', 'latin1')
  return new Blob([new Uint8Array(brands), new Uint8Array(free), new Uint8Array(992)])
}
