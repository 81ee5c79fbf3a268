import { indianToday } from '../../shared/indian-format.ts'
import { latinDigits } from '../../shared/text.ts'
import type { Limit } from '../auth/limits.ts'
import { hour, minute } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { ClientError } from '../errors.ts'
import { limitedAddress } from '../http/addresses.ts'
import type { Site } from '../site.ts'

/** A customer's proof of a message: its reference, and the last four digits of the phone number in it. */
export interface TrackKey {
  reference: string
  last4: string
}

/** Something that the company has done; `visitOn` is still to come. */
export interface TrackStep {
  name: 'received' | (typeof stepOf)[keyof typeof stepOf] | 'visitOn'
  /** `YYYY-MM-DD`; '' where it is unknown. */
  day: string
}

const triesPerAddress: Limit = { name: 'track', count: 10, within: 15 * minute }
/** Of all addresses together: an IPv6 network has many, and four digits are 10,000. */
const triesPerReference: Limit = { name: 'track-reference', count: 30, within: hour }

/** The customer's step for each stage, in the order of the work. */
const stepOf = { Called: 'called', Visit: 'visit', Quoted: 'quoted', Won: 'finished', Lost: 'finished' } as const
const stages = Object.keys(stepOf) as (keyof typeof stepOf)[]

/**
 * Tells a customer how far their message is, and nothing else of it.
 * @throws ClientError 404, the same for every wrong pair; 429
 */
export function createTrack({ db, limits }: Site) {
  return async ({ reference: typed, last4 }: TrackKey, address: string): Promise<TrackStep[]> => {
    const reference = typed.replace(/[^\w-]/g, '').toUpperCase()
    await limits.take([
      [triesPerAddress, limitedAddress(address)],
      [triesPerReference, reference]
    ])
    const lead = await requireLead(db, { reference, last4 })
    const events = await db
      .selectFrom('messageEvent')
      .select(['at', 'to'])
      .where('messageId', '=', lead.id)
      .where('kind', '=', 'stage')
      .orderBy('id')
      .execute()
    const reachedAt = new Map(events.map(({ at, to }) => [to, at]))
    const current = stages.filter((stage) => stage === lead.stage)
    // Later stages were taken back; a lead is won or lost once.
    const past = stages.slice(0, stages.indexOf(current[0] ?? 'Called')).filter((stage) => stage !== 'Won')
    const steps = [...past.filter((stage) => reachedAt.has(stage)), ...current].map((stage): TrackStep => {
      const isAhead = stage === 'Visit' && stage === lead.stage && lead.followUpOn !== ''
      return isAhead
        ? { name: 'visitOn', day: lead.followUpOn }
        : { name: stepOf[stage], day: dayOf(reachedAt.get(stage)) }
    })
    return [{ name: 'received', day: dayOf(lead.createdAt) }, ...steps]
  }
}

async function requireLead(db: Db, { reference, last4 }: TrackKey) {
  const lead = await db
    .selectFrom('contactMessage')
    .select(['id', 'phone', 'stage', 'followUpOn', 'createdAt'])
    .where('reference', '=', reference)
    .where('reference', '<>', '')
    .executeTakeFirst()
  const digits = latinDigits(last4).replace(/\s/g, '')
  if (!lead || !/^\d{4}$/.test(digits) || !lead.phone.endsWith(digits))
    throw new ClientError(404, 'There is no message with this reference and these digits. Please check both.')
  return lead
}

function dayOf(moment: string | undefined): string {
  return moment === undefined ? '' : indianToday(Date.parse(moment))
}
