import { pincodeFit } from '../../shared/pincode.ts'
import type { CollectionRecord } from './content.ts'
import type { ContentReader } from './reader.ts'

type Area = CollectionRecord<'area'>

/** The area to which a pincode of 6 digits belongs: a full code decides before a range, a range before the longest prefix. */
export async function findArea(content: ContentReader, pincode: string): Promise<Area | undefined> {
  const { records } = await content.list('area')
  const fitOf = ({ pincodes }: Area) => Math.max(0, ...pincodes.map((entry) => pincodeFit(entry, pincode)))
  const [best] = records.toSorted((one, other) => fitOf(other) - fitOf(one))
  return best && fitOf(best) > 0 ? best : undefined
}
