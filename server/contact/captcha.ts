import { randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Work } from '../../shared/proof-of-work.ts'
import { isoTimeFromNow, minute } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Site } from '../site.ts'
import { spokenDigits } from './captcha-audio.ts'
import { drawCaptcha, glyphs } from './captcha-picture.ts'

const characters = Object.keys(glyphs)
const length = 6
const lifetime = 5 * minute
/** Nobody reads a challenge and types six characters in less, ms. */
const minAge = 3_000
/** Some 260,000 hashes: two seconds on a phone, a fifth of it on a desk, while the person types. */
export const proofOfWork: Work = { puzzles: 16, bits: 14 }

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

/** The reference: this very message has used the challenge before, and is sent again because the answer to it got lost. */
export type Verdict = 'right' | 'wrong' | 'early' | { reference: string }

/* Challenges are answered once; their answers stay on the server. In tests all have one answer, and neither time nor work is asked for. */

/** @param isSpoken with only digits, drawn and spoken */
export async function issueChallenge({ db, clock, env }: Site, isSpoken: boolean): Promise<Challenge> {
  const id = randomBytes(16).toString('base64url')
  const answer = env.CAPTCHA_TEST_ANSWER ?? captchaText(isSpoken ? spokenDigits : characters)
  const expiresAt = isoTimeFromNow(clock, lifetime)
  await db.insertInto('captcha').values({ id, answer, expiresAt, sentHash: null }).execute()
  const image = `data:image/png;base64,${drawCaptcha(answer).toString('base64')}`
  return {
    id,
    image,
    audio: isSpoken ? `/api/captcha/${id}/audio` : null,
    work: env.CAPTCHA_TEST_ANSWER === undefined ? proofOfWork : { ...proofOfWork, bits: 1 },
    answerableAfter: minAnswerAge(env)
  }
}

/** The answer of a challenge that is neither used nor expired. */
export async function findOpenAnswer({ db, clock }: Site, id: string): Promise<string | undefined> {
  if (!idPattern.test(id)) return undefined
  const open = db.selectFrom('captcha').select('answer').where('id', '=', id).where('sentHash', 'is', null)
  return (await open.where('expiresAt', '>', clock().toISOString()).executeTakeFirst())?.answer
}

/** Checks an answer before any other work; a wrong one deletes the challenge. @param hash of the message, where all of it has arrived */
export async function checkAnswer(site: Site, id: string, answer: string, hash?: string): Promise<Verdict> {
  const { db, clock, env } = site
  if (!idPattern.test(id)) return 'wrong'
  const found = await db.selectFrom('captcha').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) return 'wrong'
  if (found.sentHash !== null) {
    const [sent, reference = ''] = found.sentHash.split(' ')
    return hash === undefined || sent === hash ? { reference } : 'wrong'
  }
  if (Date.parse(found.expiresAt) - lifetime + minAnswerAge(env) > clock().getTime()) return 'early'
  if (found.answer === answer && found.expiresAt > clock().toISOString()) return 'right'
  await db.deleteFrom('captcha').where('id', '=', id).where('sentHash', 'is', null).execute()
  return 'wrong'
}

/**
 * Uses up a challenge, whether the answer is right or wrong, but not where it comes too early.
 * @param site with the transaction that stores the message: a challenge is used up with its message, or not at all
 * @param hash of all that was sent: equal for a repetition @param reference of the message
 */
export async function redeemChallenge(site: Site, id: string, answer: string, hash: string, reference: string) {
  const verdict = await checkAnswer(site, id, answer, hash)
  if (verdict !== 'right') return verdict
  const used = await site.db
    .updateTable('captcha')
    .set({ sentHash: `${hash} ${reference}` })
    .where('id', '=', id)
    .where('sentHash', 'is', null)
    .returning('id')
    .executeTakeFirst()
  // Of several answers at once only the first is checked; the others see its result.
  return used ? 'right' : await checkAnswer(site, id, answer, hash)
}

/** ms */
function minAnswerAge({ CAPTCHA_TEST_ANSWER }: Env): number {
  return CAPTCHA_TEST_ANSWER === undefined ? minAge : 0
}

// PostgreSQL rejects some of what a client could send as an id.
const idPattern = /^[\w-]{22}$/
