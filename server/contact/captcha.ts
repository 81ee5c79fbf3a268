import { randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { speakCaptcha, spokenDigits } from './captcha-audio.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { glyphs } from './glyphs.ts'
import { isProven, work } from './proof.ts'

const characters = Object.keys(glyphs)
const length = 6
/** ms */
const lifetime = 5 * 60_000
/** Nobody reads a challenge and types six characters in less, ms. */
const minAge = 3_000

/** A challenge as a page shows it. */
export const challengeSchema = z.object({
  id: z.string(),
  /** A PNG as a data address. */
  image: z.string(),
  /** The address of the same, spoken, where a spoken one was asked for. */
  audio: z.string().nullable(),
  /** The work for it, done while the person types; see shared/proof-of-work.ts. */
  work: z.object({ puzzles: z.int(), bits: z.int() }),
  /** An answer before that is too quick for a person, ms from now. */
  answerableAfter: z.int()
})
export type Challenge = z.output<typeof challengeSchema>

/** Random characters that people tell apart. */
export function captchaText(from: readonly string[] = characters): string {
  return Array.from({ length }, () => from[randomInt(from.length)]).join('')
}

/**
 * What an answer is worth. Of a challenge that this very message has used up, sent again because the answer to it got lost,
 * the reference of the first.
 */
export type Worth = 'right' | 'wrong' | 'early' | { reference: string }

/**
 * Challenges are answered once; their answers stay on the server.
 * @param testAnswer the answer of all, in tests; then neither time nor work is asked for
 */
export function createCaptcha(db: Db, clock: Clock, testAnswer: string | undefined) {
  const now = () => clock().toISOString()
  const answerableAfter = testAnswer === undefined ? minAge : 0

  return {
    /** @param isSpoken of digits alone, drawn and spoken */
    async issue(isSpoken: boolean): Promise<Challenge> {
      const id = randomBytes(16).toString('base64url')
      const answer = testAnswer ?? captchaText(isSpoken ? spokenDigits : characters)
      const expiresAt = new Date(clock().getTime() + lifetime).toISOString()
      await db.insertInto('captcha').values({ id, answer, expiresAt, sentHash: null }).execute()
      const image = `data:image/png;base64,${drawCaptcha(answer).toString('base64')}`
      return { id, image, audio: isSpoken ? `/api/captcha/${id}/audio` : null, work, answerableAfter }
    },

    /** True where it is neither used nor expired. */
    isOpen: async (id: string) => (await openAnswer(id)) !== undefined,

    /** The challenge as a WAV file; undefined where it is used, expired or not a spoken one. */
    async speak(id: string): Promise<Buffer | undefined> {
      const answer = await openAnswer(id)
      const isSpoken = answer !== undefined && (answer === testAnswer || /^\d+$/.test(answer))
      return isSpoken ? await speakCaptcha(answer.replace(/\D/g, ''), id) : undefined
    },

    /** Whether the work for this challenge was done. */
    isProven: (id: string, proof: string | undefined) => testAnswer !== undefined || isProven(id, proof),

    /** What an answer is worth before anything is done for it. @param hash of the message, where all of it has arrived */
    look: (id: string, answer: string, hash?: string) => look(db, id, answer, hash),

    /**
     * Uses up a challenge, whether the answer is right or wrong, but not where it comes too early.
     * @param transaction the one that stores the message: a challenge is used up with its message, or not at all
     * @param message its reference, and the hash of all that was sent: equal for a repetition
     */
    async use(transaction: Db, id: string, answer: string, { hash, reference }: Record<'hash' | 'reference', string>) {
      const worth = await look(transaction, id, answer, hash)
      if (worth !== 'right') return worth
      const used = await transaction
        .updateTable('captcha')
        .set({ sentHash: `${hash} ${reference}` })
        .where('id', '=', id)
        .where('sentHash', 'is', null)
        .returning('id')
        .executeTakeFirst()
      // Of several at once, the others see what the first one has made of it.
      return used ? 'right' : await look(transaction, id, answer, hash)
    }
  }

  /** A wrong answer uses the challenge up. */
  async function look(from: Db, id: string, answer: string, hash?: string): Promise<Worth> {
    if (!idPattern.test(id)) return 'wrong'
    const found = await from.selectFrom('captcha').selectAll().where('id', '=', id).executeTakeFirst()
    if (!found) return 'wrong'
    if (found.sentHash !== null) {
      const [sent, reference = ''] = found.sentHash.split(' ')
      return hash === undefined || sent === hash ? { reference } : 'wrong'
    }
    if (Date.parse(found.expiresAt) - lifetime + answerableAfter > clock().getTime()) return 'early'
    if (found.answer === answer && found.expiresAt > now()) return 'right'
    await from.deleteFrom('captcha').where('id', '=', id).where('sentHash', 'is', null).execute()
    return 'wrong'
  }

  async function openAnswer(id: string): Promise<string | undefined> {
    if (!idPattern.test(id)) return undefined
    const open = await db
      .selectFrom('captcha')
      .select('answer')
      .where('id', '=', id)
      .where('sentHash', 'is', null)
      .where('expiresAt', '>', now())
      .executeTakeFirst()
    return open?.answer
  }
}

// PostgreSQL rejects some of what a client could send as an id.
const idPattern = /^[\w-]{22}$/
