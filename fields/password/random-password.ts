/** Without letters and digits that are taken for one another when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** A password that can be told by phone: groups of small letters and digits, about 79 bits. */
export function randomPassword(): string {
  const letter = () => alphabet[randomBelow(alphabet.length)]
  const group = () => Array.from({ length: groupLength }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A number from 0 to below `limit`, all equally likely. @param limit at most 256 */
function randomBelow(limit: number): number {
  const usable = 256 - (256 % limit)
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return byte < usable ? byte % limit : randomBelow(limit)
}
