import type { Area } from '../../../collections/index.ts'
import { findArea } from '../../../server/areas/find-area.ts'
import type { ContentReader } from '../../../server/content/types.ts'

export interface PincodeCheck {
  /** As it was typed. */
  pincode: string
  error?: string
  /** The area that it belongs to, where it is served. */
  area?: Area | undefined
}

/** @param typed null where nobody asked */
export async function checkPincode(content: ContentReader, typed: string | null): Promise<PincodeCheck | undefined> {
  const pincode = typed?.replace(/\s/g, '').slice(0, 20)
  if (pincode === undefined) return undefined
  if (!/^\d{6}$/.test(pincode)) return { pincode, error: 'Enter a pincode of 6 digits.' }
  return { pincode, area: await findArea(content, pincode) }
}
