import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type ContactValues,
  captchaMismatch,
  contactFault,
  contactFieldNames,
  contactFields
} from '../../collections/contact-rules.ts'
import { collections } from '../../collections/index.ts'
import { plainText } from '../../fields/plain-text.ts'
import { type Limit, type Limits, limitedAddress } from '../auth/limits.ts'
import type { Clock } from '../clock.ts'
import * as records from '../content/records.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, type FieldErrors, fieldErrors, invalid } from '../errors.ts'
import { enqueueWithin, mailStates } from '../mail/outbox.ts'
import type { Captcha, Challenge } from './captcha.ts'

const minute = 60_000
const messagesPerAddress: Limit = { name: 'contact', count: 5, within: 10 * minute }
const challengesPerAddress: Limit = { name: 'captcha', count: 60, within: 10 * minute }

const text = (maxLength: number) => z.string().max(maxLength)

/** What the form sends. `website` is a trap: people do not see it, and programs fill it in. */
export const contactPayload = z.object({
  name: text(1_000),
  email: text(1_000),
  subject: text(1_000),
  phone: text(100),
  message: text(20_000),
  captchaInput: text(100),
  captchaId: text(100).optional(),
  website: text(1_000).optional()
})

export interface ContactOptions {
  db: Db
  clock: Clock
  captcha: Captcha
  limits: Limits
  /** Called after a message and its mail are stored. */
  onStored(): void
}

/** Visitors' messages: checked, stored together with their mail, then answered. */
export function createContact({ db, clock, captcha, limits, onStored }: ContactOptions) {
  return {
    /** A new challenge for the form. @throws ClientError 429 */
    async challenge(address: string): Promise<Challenge> {
      await limits.take(challengesPerAddress, limitedAddress(address))
      return await captcha.issue()
    },

    /**
     * Stores a message. A repetition is answered like the first, and not stored again.
     * @param captchaId of the challenge that `captchaInput` answers
     * @throws ClientError 400 where the captcha does not match, 422 by field, 429
     */
    async send(body: unknown, captchaId: string | undefined, address: string): Promise<string> {
      const { values, answer } = check(body)
      const id = captchaId ?? ''
      const outcome = await db.transaction().execute(async (transaction) => {
        const used = await captcha.use(transaction, id, answer, hashOf(values))
        if (used === 'right') await store(transaction, values, address)
        return used
      })
      if (outcome === 'wrong')
        throw new ClientError(400, captchaMismatch, { errors: { captchaInput: captchaMismatch } })
      if (outcome === 'right') onStored()
      return 'Message sent successfully!'
    }
  }

  async function store(transaction: Db, values: ContactValues, address: string): Promise<void> {
    await limits.take(messagesPerAddress, limitedAddress(address), transaction)
    const now = clock().toISOString()
    const message = { ...values, read: false, mail: mailStates.waiting }
    const id = await records.insert(transaction, collections.contactMessage, message, now)
    await enqueueWithin(limits, transaction, id, now)
  }
}

function check(body: unknown): { values: ContactValues; answer: string } {
  const parsed = contactPayload.safeParse(body)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error))
  if (parsed.data.website) {
    throw new ClientError(400, 'This looks like an automatic message. Please call us, or write to us by e-mail.')
  }
  const errors: FieldErrors = {}
  const values = {} as ContactValues
  for (const field of contactFieldNames) {
    const { label, maxLength, kind } = contactFields[field]
    const storable = plainText({ label, maxLength, required: false }, kind === 'text').safeParse(parsed.data[field])
    values[field] = storable.data ?? ''
    const fault = contactFault(field, parsed.data[field], 'submit') ?? storable.error?.issues[0]?.message
    if (fault) errors[field] = fault
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { values, answer: parsed.data.captchaInput }
}

function hashOf(values: ContactValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
