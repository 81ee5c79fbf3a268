/** Domains that are nobody's, for examples and tests: mail to them is lost, or read by others (RFC 2606). */
const exampleDomain = /(?:@|:\/\/)(?:[^@/]*\.)?(?:example(?:\.(?:com|net|org))?|invalid)>?(?:[\s/]|$)/i

/** True for an address, a link or a telephone number of the demo and of manuals. */
export function isExampleAddress(address: string): boolean {
  return exampleDomain.test(address) || /^(?:\+91)?\s*0{5}/.test(address)
}
