import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { glyphs } from './glyphs.ts'
import { type Random, randomOf } from './random-of.ts'
import { chirp, inAnotherVoice, type Sound, sampleRate, scaled, withMelody } from './voice.ts'

const headerSize = 44
/** Of the people who murmur in the background, to the one who speaks. */
const murmurVolume = 0.13
const noiseVolume = 0.035

/**
 * Speaks an answer as a WAV file: each character in another voice, at random distances, with tones between them and a
 * murmur of backward speech behind them.
 * @param seed the same one gives the same recording: several of one answer would tell what is the answer in them
 */
export async function speakCaptcha(answer: string, seed: string): Promise<Buffer> {
  const random = randomOf(seed)
  const parts: Sound[] = [silent(random(300, 700))]
  for (const character of answer) {
    parts.push(inAnotherVoice(await recordingOf(character), random), ...(await pause(random)))
  }
  const spoken = joined(parts)
  const murmur = await murmured(spoken.length, random)
  return toWav(spoken.map((value, at) => value + (murmur[at] ?? 0) + noiseVolume * random(-1, 1)))
}

/** Time to write a character down, often with a tone in it. */
async function pause(random: Random): Promise<Sound[]> {
  const tones = Array.from({ length: Math.floor(random(0, 2.5)) }, () => [silent(random(80, 250)), chirp(random)])
  return [silent(random(250, 450)), ...tones.flat(), silent(random(250, 500))]
}

/** People who speak backwards, quietly, without a stop. */
async function murmured(length: number, random: Random): Promise<Sound> {
  const characters = Object.keys(glyphs)
  const out = new Float32Array(length)
  for (let at = 0; at < length; ) {
    const said = characters[Math.floor(random(0, characters.length))] ?? 'A'
    const sound = scaled(withMelody(await recordingOf(said), random).reverse(), murmurVolume)
    out.set(
      sound.subarray(0, length - at).map((value, index) => value + (out[at + index] ?? 0)),
      at
    )
    at += Math.max(400, Math.round(sound.length * random(0.5, 0.9)))
  }
  return out
}

const recordings = new Map<string, Promise<Sound>>()

function recordingOf(character: string): Promise<Sound> {
  const known = recordings.get(character) ?? readRecording(character)
  recordings.set(character, known)
  return known
}

/** Of assets/captcha-voice: one byte a sample, around 128. */
async function readRecording(character: string): Promise<Sound> {
  const file = await readFile(path.join(projectFolder, 'assets', 'captcha-voice', `${character}.wav`))
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

/** RIFF header of uncompressed 8-bit mono (Microsoft's Multimedia Programming Interface 1.0). */
function toWav(sound: Sound): Buffer {
  const header = Buffer.alloc(headerSize)
  header.write('RIFF', 0)
  header.writeUInt32LE(headerSize - 8 + sound.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(sound.length, 40)
  return Buffer.concat([header, Buffer.from(sound.map((value) => 128 + 127 * Math.max(-1, Math.min(1, value))))])
}
