import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { speakCaptcha } from './captcha-audio.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { glyphs } from './glyphs.ts'

const characters = Object.keys(glyphs)
const length = 6
/** ms */
const lifetime = 5 * 60_000

/** A challenge as a page shows it. */
export interface Challenge {
  id: string
  /** A PNG as a data address. */
  image: string
  /** The address of the same, spoken. */
  audio: string
}

export type Captcha = ReturnType<typeof createCaptcha>

/** Challenges are answered once; their answers stay on the server. */
export function createCaptcha(db: Db, clock: Clock, testAnswer: string | undefined) {
  const now = () => clock().toISOString()

  return {
    async issue(): Promise<Challenge> {
      const id = randomBytes(16).toString('base64url')
      const answer = testAnswer ?? Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
      const expiresAt = new Date(clock().getTime() + lifetime).toISOString()
      await db.insertInto('captcha').values({ id, answer, expiresAt, sentHash: null }).execute()
      const image = `data:image/png;base64,${(await drawCaptcha(drawable(answer))).toString('base64')}`
      return { id, image, audio: `/api/captcha/${id}/audio` }
    },

    /** The challenge as a WAV file; undefined where it is used or expired. */
    async speak(id: string): Promise<Buffer | undefined> {
      if (!idPattern.test(id)) return undefined
      const open = await db
        .selectFrom('captcha')
        .select('answer')
        .where('id', '=', id)
        .where('sentHash', 'is', null)
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      return open && (await speakCaptcha(drawable(open.answer)))
    },

    /**
     * Uses up a challenge, whether the answer is right or wrong.
     * @param transaction the one that stores the message: a challenge is used up with its message, or not at all
     * @param sentHash of the message: a repetition of the same one, because the answer got lost, is 'sent', not 'wrong'
     */
    async use(transaction: Db, id: string, answer: string, sentHash: string): Promise<'right' | 'wrong' | 'sent'> {
      if (!idPattern.test(id)) return 'wrong'
      const used = await transaction
        .updateTable('captcha')
        .set({ sentHash })
        .where('id', '=', id)
        .where('sentHash', 'is', null)
        .where('expiresAt', '>', now())
        .returning('answer')
        .executeTakeFirst()
      if (used?.answer === answer) return 'right'
      if (used) {
        await transaction.deleteFrom('captcha').where('id', '=', id).execute()
        return 'wrong'
      }
      const sent = await transaction
        .selectFrom('captcha')
        .select('id')
        .where('id', '=', id)
        .where('sentHash', '=', sentHash)
        .executeTakeFirst()
      return sent ? 'sent' : 'wrong'
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('captcha').where('expiresAt', '<', now()).execute()
    }
  }
}

// PostgreSQL rejects some of what a client could send as an id.
const idPattern = /^[\w-]{22}$/

// A test's answer may have characters without a glyph.
function drawable(answer: string): string {
  return [...answer]
    .filter((character) => glyphs[character])
    .slice(0, length)
    .join('')
}
