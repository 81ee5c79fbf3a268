import { captchaMismatch } from '../../collections/contact-rules.ts'
import { collections } from '../../collections/index.ts'
import { otherWays } from '../../shared/contact-links.ts'
import { isDone } from '../../shared/proof-of-work.ts'
import { type Count, type Limit, perSource } from '../auth/limits.ts'
import { hour, minute } from '../clock.ts'
import type { RecordInput } from '../content/content.ts'
import * as records from '../content/records.ts'
import { withUploads } from '../content/stored-files.ts'
import { type Db, inTransaction } from '../database/db.ts'
import { ClientError } from '../errors.ts'
import { networkOf } from '../http/addresses.ts'
import { enqueueCompanyMail, enqueueReceipt, mailStates } from '../mail/queue.ts'
import type { Site } from '../site.ts'
import * as captcha from './captcha.ts'
import { speakCaptcha } from './captcha-audio.ts'
import { checkMessage } from './payload.ts'

/** The answer to a visitor whose message is stored. */
export type Receipt = Record<'message' | 'reference', string>

/** Visitors' messages: checked, stored together with their mail, then answered. @param onStored is called after both are stored */
export function createContact(site: Site, onStored: () => void) {
  const { env, db, clock, limits, files, reader } = site
  let lastOtherWays: string | undefined

  /** Other ways to reach the company, in a sentence. The last ones read still serve when the database is away. */
  async function readWays(): Promise<string> {
    const settings = await reader.one('settings').catch(() => undefined)
    if (settings) lastOtherWays = otherWays(settings)
    return lastOtherWays ?? otherWays()
  }

  /** Names other ways to reach the company in every failure but the visitor's own mistakes. */
  async function orOtherWays<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action()
    } catch (error) {
      if (error instanceof ClientError && error.status !== 429) throw error
      const others = await readWays()
      if (!(error instanceof ClientError))
        throw new ClientError(503, `We cannot take messages just now. ${others}`, { cause: error, retryAfter: 60 })
      throw new ClientError(429, `${error.message} ${others}`, { retryAfter: error.retryAfter })
    }
  }

  async function insert(transaction: Db, values: records.Values): Promise<void> {
    const now = clock().toISOString()
    const message = { ...values, read: false, mail: mailStates.waiting }
    const id = await records.insert(transaction, collections.contactMessage, message, now)
    await enqueueCompanyMail(limits, transaction, id, now)
    if (env.SMTP_URL) await enqueueReceipt(limits, transaction, id, String(values.email), now)
  }

  return {
    otherWays: readWays,

    /** A new challenge for the form; a spoken one has only digits. @throws ClientError 429, 503 */
    challenge: (address: string, isSpoken: boolean): Promise<captcha.Challenge> =>
      orOtherWays(async () => {
        // For the day on which they cannot be read.
        if (lastOtherWays === undefined) await readWays()
        await limits.take(challenges(address))
        return await captcha.issueChallenge(site, isSpoken)
      }),

    /** The challenge as a WAV file. @throws ClientError 404 where it is used, expired or not a spoken one, 429, 503 */
    speak: (id: string, address: string): Promise<Buffer> =>
      orOtherWays(async () => {
        await limits.take(recordings(address))
        const answer = await captcha.findOpenAnswer(site, id)
        // The challenge must exist: anybody can make up ids.
        if (answer !== undefined) await limits.take([[listens, id]])
        if (answer === undefined || !(/^\d+$/.test(answer) || answer === env.CAPTCHA_TEST_ANSWER))
          throw new ClientError(404, 'This challenge is over. Please ask for a new one.')
        return await speakCaptcha(answer.replace(/\D/g, ''), id)
      }),

    /**
     * Asked when a file begins to arrive: nothing of it is taken from a sender whose right answer has not come before it.
     * @param texts those of the message that have arrived @throws ClientError 400, 429, 503
     */
    async admitFile({ captchaId = '', captchaInput }: Record<string, string>, address: string): Promise<void> {
      const verdict = await orOtherWays(async () => {
        await limits.take(tries(address))
        return captchaInput ? await captcha.checkAnswer(site, captchaId, captchaInput) : 'wrong'
      })
      if (verdict === 'wrong' || verdict === 'early') throw refusal(verdict)
    },

    /**
     * Stores a message. A repetition is answered like the first, and not stored again.
     * @param lastChallenge the answered one where the message names none
     * @throws ClientError 400 where the captcha does not match, 415 and 422 by field, 429, 503
     */
    async send({ values: body, uploads }: RecordInput, lastChallenge: string | undefined, address: string) {
      // Before anything is looked at: what breaks the rules is a try as well.
      await orOtherWays(() => limits.take(tries(address)))
      const message = checkMessage(body, uploads.attachment?.sha256)
      const { values, hash, captchaId = lastChallenge ?? '', captchaInput, proof } = message
      const isProven = env.CAPTCHA_TEST_ANSWER !== undefined || isDone(captchaId, captcha.proofOfWork, proof)
      const store = (names: Record<string, string>) =>
        inTransaction(db, async (transaction) => {
          const reference = await freeReference(transaction)
          const within = { ...site, db: transaction }
          const verdict = await captcha.redeemChallenge(within, captchaId, captchaInput, hash, reference)
          if (verdict !== 'right') {
            // Another one of the same challenge was first.
            await files.remove(Object.values(names))
            return verdict
          }
          await limits.take([...messages(address), ...(isProven ? [] : unproven(address))], transaction)
          await insert(transaction, { ...values, ...names, reference })
          return { reference }
        })
      const outcome = await orOtherWays(async () => {
        // A file is examined only after the right answer.
        const verdict = uploads.attachment ? await captcha.checkAnswer(site, captchaId, captchaInput, hash) : 'right'
        if (verdict !== 'right') return verdict
        // One that is refused keeps its challenge, and has cost seconds of the process that makes all pictures.
        if (uploads.attachment) await limits.take(examined(address))
        return await withUploads(files, uploads, store)
      })
      if (outcome === 'wrong' || outcome === 'early') throw refusal(outcome)
      onStored()
      return { message: 'Message sent successfully!', ...outcome }
    }
  }
}

function refusal(verdict: 'wrong' | 'early'): ClientError {
  if (verdict === 'wrong') return new ClientError(400, captchaMismatch, { errors: { captchaInput: captchaMismatch } })
  return new ClientError(429, 'That was quicker than people type. Please send it once more.', { retryAfter: 3 })
}

/** The name of a message for visitor and company, such as `R-7KX2PM`. Some hundred thousand messages make it possible that one is taken. */
async function freeReference(db: Db): Promise<string> {
  const reference = `R-${captcha.captchaText()}`
  const taken = await db.selectFrom('contactMessage').select('id').where('reference', '=', reference).executeTakeFirst()
  return taken ? await freeReference(db) : reference
}

const challenges = perSource('captcha', 60, 240, 10 * minute)
const recordings = perSource('captcha-audio', 20, 60, 10 * minute)
/** Answers, right or wrong. */
const tries = perSource('contact-try', 30, 120, 10 * minute)
/** Files that are examined, those that are refused too. */
const examined = perSource('contact-file', 8, 20, 10 * minute)
const messages = perSource('contact', 5, 20, 10 * minute)
const listens: Limit = { name: 'captcha-listen', count: 3, within: 5 * minute }

/** Without the proof of work: a person without script, or a program. There are few of the first. */
const unproven = (from: string): Count[] => [
  [{ name: 'contact-unproven-network', count: 3, within: hour }, networkOf(from)],
  [{ name: 'contact-unproven', count: 20, within: hour }, 'all']
]
