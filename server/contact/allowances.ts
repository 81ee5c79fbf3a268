import { isIP } from 'node:net'
import { type Limit, type Limits, limitedAddress } from '../auth/limits.ts'
import type { Db } from '../database/connect.ts'

const minute = 60_000

/** For one address (IPv6: a /64), and for the network around it, which one sender may have all of. */
const challenges = perSource('captcha', 60, 240, 10 * minute)
const spoken = perSource('captcha-audio', 20, 60, 10 * minute)
const tries = perSource('contact-try', 30, 120, 10 * minute)
const messages = perSource('contact', 5, 20, 10 * minute)
const listens: Limit = { name: 'captcha-listen', count: 3, within: 5 * minute }

/** Without the proof of work: a person without script, or a program. There are few of the first. */
const unprovenByNetwork: Limit = { name: 'contact-unproven-network', count: 3, within: 60 * minute }
const unprovenAltogether: Limit = { name: 'contact-unproven', count: 20, within: 60 * minute }

interface SourceLimit {
  address: Limit
  network: Limit
}

/** How often the contact form may be used. All throw ClientError 429 beyond that. */
export function createAllowances(limits: Limits) {
  async function take({ address, network }: SourceLimit, from: string, db?: Db): Promise<void> {
    await limits.take(address, limitedAddress(from), db)
    await limits.take(network, networkOf(from), db)
  }
  return {
    challenge: (from: string) => take(challenges, from),
    /** An answer, right or wrong. */
    try: (from: string) => take(tries, from),
    spoken: (from: string) => take(spoken, from),
    /** The challenge must exist: anybody can make up ids. */
    listen: (challengeId: string) => limits.take(listens, challengeId),
    /** @param transaction the one that stores the message: what is refused does not count */
    async message(from: string, isProven: boolean, transaction: Db): Promise<void> {
      await take(messages, from, transaction)
      if (isProven) return
      await limits.take(unprovenByNetwork, networkOf(from), transaction)
      await limits.take(unprovenAltogether, 'all', transaction)
    }
  }
}

function perSource(name: string, ofAddress: number, ofNetwork: number, within: number): SourceLimit {
  return {
    address: { name, count: ofAddress, within },
    network: { name: `${name}-network`, count: ofNetwork, within }
  }
}

/** The network around an address: the /24 of IPv4, the /48 of IPv6, which is what one customer gets at most. */
export function networkOf(address: string): string {
  const version = isIP(address)
  if (version === 0) return address
  const separator = version === 4 ? '.' : ':'
  return limitedAddress(address).split(separator).slice(0, 3).join(separator)
}
