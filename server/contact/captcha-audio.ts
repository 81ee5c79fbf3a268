import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** Samples around 0. */
type Sound = Float32Array<ArrayBuffer>

/** Of this process: a challenge's id alone does not tell its random numbers. */
const secret = randomBytes(32)

type Random = (low: number, high: number) => number

/** Samples a second, as in assets/captcha-voice. */
const sampleRate = 8_000
export const spokenDigits = [...'23456789']
/** Of the people who murmur in the background, to the one who speaks. */
const murmurVolume = 0.13
const noiseVolume = 0.035

/**
 * Speaks digits as a WAV file: each in another voice, at random distances, with a murmur of backward speech behind them.
 * @param seed the same seed gives the same recording: several recordings of one answer could be compared to find it
 */
export async function speakCaptcha(digits: string, seed: string): Promise<Buffer> {
  const random = randomOf(seed)
  // A screen reader has the first word.
  const parts: Sound[] = [silent(random(900, 1_500))]
  for (const digit of digits) parts.push(inAnotherVoice(await recordingOf(digit), random), silent(random(500, 1_100)))
  const spoken = joined(parts)
  const murmur = await murmured(spoken.length, random)
  return await toWav(spoken.map((value, at) => value + murmurVolume * (murmur[at] ?? 0) + noiseVolume * random(-1, 1)))
}

async function murmured(length: number, random: Random): Promise<Sound> {
  const parts: Sound[] = []
  for (let at = 0; at < length; at += parts.at(-1)?.length ?? length) {
    const digit = spokenDigits[Math.floor(random(0, spokenDigits.length))] ?? ''
    parts.push(inAnotherVoice(await recordingOf(digit), random).reverse())
  }
  return joined(parts)
}

/** Reads at a speed that swings: pitch and formants of another, smaller or larger, person, never held for long. */
function inAnotherVoice(sound: Sound, random: Random): Sound {
  const speed = random(0.84, 1.14)
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

const recordingFile = (digit: string) => path.join(projectFolder, 'assets', 'captcha-voice', `${digit}.wav`)

const recordings = new Map<string, Promise<Sound>>()

function recordingOf(digit: string): Promise<Sound> {
  const known = recordings.get(digit) ?? readRecording(digit)
  recordings.set(digit, known)
  return known
}

/** Of assets/captcha-voice: one byte a sample, around 128. */
async function readRecording(digit: string): Promise<Sound> {
  const file = await readFile(recordingFile(digit))
  const start = file.indexOf('data') + 8
  const bytes = file.subarray(start, start + file.readUInt32LE(start - 4))
  return Float32Array.from(bytes, (byte) => (byte - 128) / 128)
}

function silent(milliseconds: number): Sound {
  return new Float32Array(Math.round((sampleRate * milliseconds) / 1_000))
}

function joined(parts: readonly Sound[]): Sound {
  const out = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/** A sound in the format of the recordings: their header of 44 bytes, with its own length. */
async function toWav(sound: Sound): Promise<Buffer> {
  const header = Buffer.from((await readFile(recordingFile('2'))).subarray(0, 44))
  header.writeUInt32LE(header.length - 8 + sound.length, 4)
  header.writeUInt32LE(sound.length, 40)
  return Buffer.concat([header, Buffer.from(sound.map((value) => 128 + 127 * Math.max(-1, Math.min(1, value))))])
}

/**
 * Random numbers that follow from a text: a second request for the same recording gives nothing new to compare.
 * @returns a function for numbers of a range
 */
function randomOf(text: string): Random {
  const key = createHmac('sha256', secret).update(text).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  let block = Buffer.alloc(0)
  let at = 0
  return (low, high) => {
    if (at >= block.length) {
      block = stream.update(Buffer.alloc(16_384))
      at = 0
    }
    const value = block.readUInt32LE(at) / 2 ** 32
    at += 4
    return low + value * (high - low)
  }
}
