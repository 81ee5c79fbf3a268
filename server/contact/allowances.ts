import type { Count, Limit, Limits } from '../auth/limits.ts'
import type { Db } from '../database/connect.ts'
import { limitedAddress, networkOf } from '../http/addresses.ts'

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
  const bySource = ({ address, network }: SourceLimit, from: string): Count[] => [
    [address, limitedAddress(from)],
    [network, networkOf(from)]
  ]
  return {
    challenge: (from: string) => limits.take(bySource(challenges, from)),
    /** An answer, right or wrong. */
    try: (from: string) => limits.take(bySource(tries, from)),
    spoken: (from: string) => limits.take(bySource(spoken, from)),
    /** The challenge must exist: anybody can make up ids. */
    listen: (challengeId: string) => limits.take([[listens, challengeId]]),
    /** @param transaction the one that stores the message: what is refused does not count */
    async message(from: string, isProven: boolean, transaction: Db): Promise<void> {
      const unproven: Count[] = [
        [unprovenByNetwork, networkOf(from)],
        [unprovenAltogether, 'all']
      ]
      await limits.take([...bySource(messages, from), ...(isProven ? [] : unproven)], transaction)
    }
  }
}

function perSource(name: string, ofAddress: number, ofNetwork: number, within: number): SourceLimit {
  return { address: { name, count: ofAddress, within }, network: { name: `${name}-network`, count: ofNetwork, within } }
}
