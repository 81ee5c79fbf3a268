import assert from 'node:assert/strict'
import { speakCaptcha, spokenDigits } from '../../server/contact/captcha-audio.ts'
import { drawCaptcha, glyphs } from '../../server/contact/captcha-picture.ts'
import { correlationAttack, spectrumAttack } from './lib/captcha/by-ear.ts'
import { neighbourAttack } from './lib/captcha/by-eye.ts'
import type { DrillContext } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'

const characters = Object.keys(glyphs)

export const drill = defineDrill({
  rows: 'C2',
  what: 'Programs that solve the captcha: by ear against the recordings and by learning, by eye by learning',
  sizes: {
    short: { waves: 1, spectra: 4, pictures: 4, lessons: 1 },
    long: { waves: 30, spectra: 40, pictures: 40, lessons: 12 }
  },

  async run({ waves, spectra, pictures, lessons }, context) {
    const answers = (count: number, from: readonly string[]) =>
      Array.from({ length: count }, () => randomAnswer(from, context))
    const byWaves = correlationAttack(spokenDigits)
    const bySpectra = await spectrumAttack(spokenDigits, speakCaptcha, lessons)
    const byEye = await neighbourAttack(characters, drawCaptcha, lessons)

    const wavesSolved = await tally('by ear, waves', answers(waves, spokenDigits), context, async (answer) =>
      byWaves(await speakCaptcha(answer, `challenge ${answer}`))
    )
    await tally('by ear, spectra', answers(spectra, spokenDigits), context, async (answer) =>
      bySpectra(await speakCaptcha(answer, `challenge ${answer}`))
    )
    await tally('by eye, neighbours', answers(pictures, characters), context, async (answer) =>
      byEye(drawCaptcha(answer))
    )
    assert.ok(wavesSolved <= waves / 2, 'Comparing waves with the recordings must not solve the spoken captcha')
  }
})

/** @returns how many were solved whole; notes that, and the share of characters */
async function tally(
  what: string,
  answers: readonly string[],
  context: DrillContext,
  solve: (answer: string) => Promise<string>
): Promise<number> {
  let solved = 0
  let right = 0
  for (const answer of answers) {
    const guess = await solve(answer)
    if (guess === answer) solved++
    right += [...answer].filter((character, at) => guess[at] === character).length
  }
  context.note(`${what}: solved`, `${solved} of ${answers.length}`)
  context.note(`${what}: characters`, `${Math.round((100 * right) / (6 * answers.length))}%`)
  return solved
}

function randomAnswer(from: readonly string[], context: DrillContext): string {
  return Array.from({ length: 6 }, () => from[context.whole(0, from.length)] ?? '').join('')
}
