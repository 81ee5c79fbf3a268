import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Samples around 0. */
type Sound = Float32Array
/** A piece of a recording in which there is something to hear: where it begins and ends. */
type Segment = readonly [begin: number, end: number]
export type Speak = (answer: string, seed: string) => Promise<Buffer>

const voices = path.join(import.meta.dirname, '..', '..', '..', '..', 'assets', 'captcha-voice')
const sampleRate = 8_000
const frame = 80
const length = 6

function soundOf(file: Buffer): Sound {
  const start = file.indexOf('data') + 8
  return Float32Array.from(file.subarray(start), (byte) => (byte - 128) / 128)
}

/** Finds parts that are loud for at least 60 ms, with pauses of less than 100 ms in them. */
function segmentsOf(sound: Sound): Segment[] {
  const levels = Array.from({ length: Math.floor(sound.length / frame) }, (_, at) =>
    Math.hypot(...sound.subarray(at * frame, (at + 1) * frame))
  )
  const quiet = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 4)] ?? 0
  const threshold = quiet + 0.12 * (Math.max(...levels) - quiet)
  const found: [number, number][] = []
  for (const [at, level] of levels.entries()) {
    if (level < threshold) continue
    const last = found.at(-1)
    if (last && (at * frame - last[1]) / sampleRate < 0.1) last[1] = (at + 1) * frame
    else found.push([at * frame, (at + 1) * frame])
  }
  return found.filter(([begin, end]) => (end - begin) / sampleRate >= 0.06)
}

interface Guess {
  character: string
  score: number
  at: number
}

/** The six most certain guesses, in the order in which they are heard. */
function answerOf(guesses: readonly Guess[]): string {
  const best = guesses.toSorted((a, b) => b.score - a.score).slice(0, length)
  return best
    .toSorted((a, b) => a.at - b.at)
    .map(({ character }) => character)
    .join('')
}

/** The attack of a reviewer: compares waves with the program's own recordings at several speeds. */
export function correlationAttack(characters: readonly string[]): (file: Buffer) => string {
  const templates = characters.flatMap((character) => {
    const sound = soundOf(readFileSync(path.join(voices, `${character}.wav`)))
    return Array.from({ length: 25 }, (_, index) => {
      const spoken = atSpeed(sound, 0.88 + index * 0.01)
      return { character, sound: spoken, begin: segmentsOf(spoken)[0]?.[0] ?? 0 }
    })
  })
  return (file) => {
    const sound = soundOf(file)
    return answerOf(segmentsOf(sound).map((segment) => bestTemplate(sound, segment, templates)))
  }
}

function atSpeed(sound: Sound, speed: number): Sound {
  return Float32Array.from({ length: Math.floor(sound.length / speed) }, (_, at) => sound[Math.floor(at * speed)] ?? 0)
}

function bestTemplate(
  sound: Sound,
  [begin]: Segment,
  templates: readonly { character: string; sound: Sound; begin: number }[]
): Guess {
  let best: Guess = { character: '', score: -1, at: begin }
  for (const { character, sound: template, begin: onset } of templates) {
    for (let lag = -160; lag <= 160; lag++) {
      const score = correlation(sound, begin - onset + lag, template)
      if (score > best.score) best = { character, score, at: begin }
    }
  }
  return best
}

/** Of every fourth sample; from -1 to 1. */
function correlation(sound: Sound, from: number, template: Sound): number {
  let [both, own, other] = [0, 1e-9, 1e-9]
  for (let at = 0; at < template.length; at += 4) {
    const a = template[at] ?? 0
    const b = sound[from + at] ?? 0
    both += a * b
    own += a * a
    other += b * b
  }
  return both / Math.sqrt(own * other)
}

/** A stronger one: learns how each character sounds in the program's own recordings, by the loudness of its frequencies. */
export async function spectrumAttack(
  characters: readonly string[],
  speak: Speak,
  lessons: number
): Promise<(file: Buffer) => string> {
  const known: { character: string; features: Float32Array }[] = []
  for (const character of characters) {
    for (let lesson = 0; lesson < lessons; lesson++) {
      const sound = soundOf(await speak(character, `lesson ${lesson} ${character}`))
      // The character is heard first; what follows is none.
      for (const [index, segment] of segmentsOf(sound).entries())
        known.push({ character: index === 0 ? character : '', features: spectrumOf(sound, segment) })
    }
  }
  return (file) => {
    const sound = soundOf(file)
    const guesses = segmentsOf(sound).map((segment) => {
      const features = spectrumOf(sound, segment)
      const near = known
        .map(({ character, features: other }) => ({ character, score: dot(features, other), at: segment[0] }))
        .reduce((best, one) => (one.score > best.score ? one : best))
      return near
    })
    return answerOf(guesses.filter(({ character }) => character !== ''))
  }
}

const bands = 18
const moments = 10

/** The loudness of 18 bands at 10 moments of a segment, without its mean. */
function spectrumOf(sound: Sound, [begin, end]: Segment): Float32Array {
  const features = new Float32Array(bands * moments + 1)
  for (let moment = 0; moment < moments; moment++) {
    const from = Math.round(begin + ((end - begin - 200) * moment) / (moments - 1))
    for (let band = 0; band < bands; band++) {
      const frequency = 180 * 1.165 ** band
      features[moment * bands + band] = Math.log(1e-3 + loudnessAt(sound, from, frequency))
    }
  }
  const mean = features.reduce((sum, value) => sum + value, 0) / features.length
  const centred = features.map((value) => value - mean)
  const size = Math.sqrt(dot(centred, centred)) || 1
  const unit = centred.map((value) => value / size)
  unit[bands * moments] = (end - begin) / sampleRate
  return unit
}

/** Goertzel's algorithm over 200 samples. */
function loudnessAt(sound: Sound, from: number, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate)
  let [last, before] = [0, 0]
  for (let at = 0; at < 200; at++) [last, before] = [(sound[from + at] ?? 0) + turn * last - before, last]
  return Math.sqrt(Math.max(0, last * last + before * before - turn * last * before))
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
