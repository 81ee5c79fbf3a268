import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { withoutMarks } from './text-marks.ts'

/**
 * The address of the picture of a shared page, from the site's root. Another picture or title has another one; of the title, which
 * may be long, it has a checksum.
 * @param page its own address @param picture the name of an upload, or a path below `assets`
 */
export function sharingAddress(page: string, picture: string, title: string): string {
  const checksum = bytesToHex(sha256(utf8ToBytes(withoutMarks(title)))).slice(0, 8)
  return sharingAddressOf({ page, picture, checksum })
}

/** The same by its parameters. */
export function sharingAddressOf(parameters: Record<'page' | 'picture' | 'checksum', string>): string {
  return `/sharing.jpg?${new URLSearchParams(parameters)}`
}
