import { BlockList, isIP, isIPv6 } from 'node:net'

/** Loopback, and the private networks of RFC 1918, 3927, 4193 and 4291. */
export const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10'
] as const

/** True for an address, or a network as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** @returns whether an address is in one of the networks @throws TypeError, RangeError where one is not valid */
export function addressesIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/** An address without the zone of a link-local one, and IPv4 not in the notation of a server that listens on IPv6. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

/** The part of an address that limits count by: an IPv6 customer has a whole /64. */
export function limitedAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The network around an address: the /24 of IPv4, the /48 of IPv6, the most that one customer gets. */
export function networkOf(address: string): string {
  const version = isIP(address)
  if (version === 0) return address
  const separator = version === 4 ? '.' : ':'
  return limitedAddress(address).split(separator).slice(0, 3).join(separator)
}
