import { inflateRawSync } from 'node:zlib'

/** The texts of the files in a ZIP archive, by name; of the format (APPNOTE 4.3) only what Excel files use. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number
    ]
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + packed)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}
