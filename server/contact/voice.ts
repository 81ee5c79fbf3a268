import type { Random } from './random-of.ts'

/** Samples of sound around 0. */
export type Sound = Float32Array<ArrayBuffer>

/** Samples a second, as in assets/captcha-voice. */
export const sampleRate = 8_000

/** Another voice says the same: its own pitch and formants, melody, speed, timbre and phases. */
export function inAnotherVoice(sound: Sound, random: Random): Sound {
  const sung = withMelody(sound, random)
  const timed = atTempo(sung, random(0.85, 1.2), random)
  return coloured(dispersed(timed, random), random)
}

/** Reads at a speed that swings: pitch and formants of another, smaller or larger, person, never held for long. */
export function withMelody(sound: Sound, random: Random): Sound {
  const speed = random(0.84, 1.18)
  const swing = random(0.03, 0.07)
  const swings = (2 * Math.PI * random(2, 5)) / sampleRate
  const begin = random(0, 2 * Math.PI)
  const out: number[] = []
  for (let at = 0; at < sound.length - 1; at += speed * (1 + swing * Math.sin(begin + swings * out.length))) {
    const whole = Math.floor(at)
    const part = at - whole
    out.push((sound[whole] ?? 0) * (1 - part) + (sound[whole + 1] ?? 0) * part)
  }
  return new Float32Array(out)
}

const frame = 240
const hop = frame / 2
const search = 60

/** Longer or shorter at the same pitch (WSOLA): frames are laid where they fit the one before best. */
function atTempo(sound: Sound, tempo: number, random: Random): Sound {
  const frames = Math.max(1, Math.floor((sound.length - frame - search) / (hop * tempo)))
  const out = new Float32Array((frames + 1) * hop + frame)
  let from = 0
  for (let index = 0; index < frames; index++) {
    const wanted = Math.round(index * hop * tempo + random(-8, 8))
    from = index === 0 ? 0 : bestFit(sound, from + hop, wanted)
    for (let at = 0; at < frame; at++) {
      const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frame)
      out[index * hop + at] = (out[index * hop + at] ?? 0) + weight * (sound[from + at] ?? 0)
    }
  }
  return out
}

function bestFit(sound: Sound, natural: number, wanted: number): number {
  let [best, most] = [Math.max(0, wanted), Number.NEGATIVE_INFINITY]
  for (let from = Math.max(0, wanted - search); from <= wanted + search; from += 2) {
    let alike = 0
    for (let at = 0; at < hop; at += 2) alike += (sound[natural + at] ?? 0) * (sound[from + at] ?? 0)
    if (alike > most) [best, most] = [from, alike]
  }
  return best
}

/** Shifts the phases (all-pass filters): the ear does not mind, a comparison of waves does. */
function dispersed(sound: Sound, random: Random): Sound {
  let out = sound
  for (let pass = 0; pass < 6; pass++) {
    const radius = random(0.75, 0.93)
    const turn = -2 * radius * Math.cos(random(0.15, 2.6))
    const square = radius * radius
    const next = new Float32Array(out.length)
    for (let at = 0; at < out.length; at++) {
      next[at] =
        square * (out[at] ?? 0) +
        turn * (out[at - 1] ?? 0) +
        (out[at - 2] ?? 0) -
        turn * (next[at - 1] ?? 0) -
        square * (next[at - 2] ?? 0)
    }
    out = next
  }
  return out
}

/** Duller or brighter, and about as loud as the others. */
function coloured(sound: Sound, random: Random): Sound {
  const tilt = random(-0.35, 0.35)
  const out = sound.map((value, at) => value + tilt * (sound[at - 1] ?? 0))
  return scaled(out, random(0.75, 1) / (loudest(out) || 1))
}

export function scaled(sound: Sound, by: number): Sound {
  return sound.map((value) => value * by)
}

function loudest(sound: Sound): number {
  let most = 0
  for (const value of sound) if (Math.abs(value) > most) most = Math.abs(value)
  return most
}

/** A short tone that glides: no voice, but as loud, so that loudness does not tell where somebody speaks. */
export function chirp(random: Random): Sound {
  const length = Math.round(sampleRate * random(0.08, 0.2))
  const [from, to] = [random(250, 1_800), random(250, 1_800)]
  let phase = 0
  return Float32Array.from({ length }, (_, at) => {
    phase += (2 * Math.PI * (from + ((to - from) * at) / length)) / sampleRate
    return Math.sin(phase) * Math.sin((Math.PI * at) / length) * 0.45
  })
}
