import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** Samples a second, one byte each around 128, as in assets/captcha-voice. */
const sampleRate = 8_000
const silence = 128
const headerSize = 44

/** Speaks an answer as a WAV file: characters at random speeds and distances, with noise. */
export async function speakCaptcha(answer: string, _id: string): Promise<Buffer> {
  const parts = [silent(400)]
  for (const character of answer) {
    const file = await readFile(path.join(projectFolder, 'assets', 'captcha-voice', `${character}.wav`))
    parts.push(atSpeed(samplesOf(file), randomInt(88, 113) / 100), silent(randomInt(500, 1_000)))
  }
  return toWav(withNoise(Buffer.concat(parts)))
}

function samplesOf(file: Buffer): Buffer {
  const start = file.indexOf('data') + 8
  return file.subarray(start, start + file.readUInt32LE(start - 4))
}

function silent(milliseconds: number): Buffer {
  return Buffer.alloc((sampleRate * milliseconds) / 1_000, silence)
}

function atSpeed(samples: Buffer, speed: number): Buffer {
  return Buffer.alloc(Math.floor(samples.length / speed)).map(
    (_, index) => samples[Math.floor(index * speed)] ?? silence
  ) as Buffer
}

function withNoise(samples: Buffer): Buffer {
  return samples.map((sample) => Math.min(255, Math.max(0, sample + randomInt(-9, 10)))) as Buffer
}

/** RIFF header of uncompressed 8-bit mono (Microsoft's Multimedia Programming Interface 1.0). */
function toWav(samples: Buffer): Buffer {
  const header = Buffer.alloc(headerSize)
  header.write('RIFF', 0)
  header.writeUInt32LE(headerSize - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
