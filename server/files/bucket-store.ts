import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client
} from '@aws-sdk/client-s3'
import { typeOfName } from '../../fields/upload-rules.ts'
import { chunks } from '../../shared/chunks.ts'
import { atMost } from '../concurrency.ts'
import type { BucketSettings } from '../env.ts'
import { unlessMissing } from '../errors.ts'
import { type FileStore, fileFolders, type NewFile, StorageError, sha256Of, storedPath } from './storage.ts'

/** The bucket has to begin its answer within this time, all tries included, ms: some requests are made while others wait for a lock. */
const longestWait = 6_000
/** A transfer may stand still for this long, ms: players stop reading when they have enough. */
const longestPause = 120_000
/** The most names of one request: S3 takes 1,000, but a slow bucket could not remove so many within `longestWait`. */
const removedAtOnce = 200
/** The most concurrent requests for one purpose. */
const together = 16

function openClient(settings: Omit<BucketSettings, 'bucket'>): S3Client {
  // Visitors who read slowly must not keep others from the bucket: the site bounds its own connections.
  const agent = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }
  return new S3Client({
    ...settings,
    maxAttempts: 3,
    // Other servers than Amazon's do not know the checksums that the client adds by itself; files have one of ours.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: longestPause, httpAgent: agent, httpsAgent: agent }
  })
}

/** Sends a request within the time that it may take. @returns undefined where there is no such object @throws StorageError */
async function ask<T>(send: (abortSignal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), longestWait)
  try {
    return await send(abort.signal)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
    throw new StorageError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps published files in a bucket of S3's protocol, private as the bucket is. Every failure is a StorageError. */
export function bucketStore({ bucket: Bucket, ...settings }: BucketSettings): FileStore {
  const client = openClient(settings)
  const few = atMost(together)

  async function read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    const part = range && `${range.start}-${range.end}`
    const command = new GetObjectCommand({ Bucket, Key: storedPath(name), Range: part && `bytes=${part}` })
    const found = await ask((abortSignal) => client.send(command, { abortSignal }))
    if (found?.Body instanceof Readable) {
      if (!part || found.ContentRange?.startsWith(`bytes ${part}/`)) return found.Body
      // Sent on, it would be taken for the requested bytes.
      found.Body.destroy()
      throw new StorageError(new Error(`The bucket was asked for the bytes ${part}, and sent others.`))
    }
    throw Object.assign(new Error(`The bucket has no ${storedPath(name)}.`), { code: 'ENOENT' })
  }

  async function put(file: NewFile): Promise<void> {
    const size = 'path' in file ? (await stat(file.path)).size : file.bytes.length
    const content = () => ('path' in file ? createReadStream(file.path) : Readable.from([file.bytes]))
    const sha256 = await sha256Of(content())
    await client
      .send(
        new PutObjectCommand({
          Bucket,
          Key: storedPath(file.name),
          Body: 'path' in file ? content() : file.bytes,
          ContentLength: size,
          ContentType: typeOfName(file.name),
          // By the first the server checks the received bytes, where it can; the second is ours to read.
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
          Metadata: { sha256 }
        })
      )
      .catch((error) => {
        throw new StorageError(error)
      })
  }

  async function remove(names: readonly string[]): Promise<void> {
    for (const some of chunks(names, removedAtOnce)) {
      const Objects = some.map((name) => ({ Key: storedPath(name) }))
      const answer = await ask((abortSignal) =>
        client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }), { abortSignal })
      )
      const [failed] = answer?.Errors ?? []
      if (failed) throw new StorageError(new Error(`${failed.Key}: ${failed.Code} ${failed.Message}`))
    }
  }

  return {
    read,
    remove,

    async put(files) {
      const settled = await Promise.allSettled(files.map((file) => few(() => put(file))))
      const failed = settled.find((one) => one.status === 'rejected')
      if (!failed) return
      // The sweep removes the rest later.
      await remove(files.map(({ name }) => name)).catch(() => undefined)
      throw failed.reason
    },

    async stat(name) {
      const found = await few(() =>
        ask((abortSignal) => client.send(new HeadObjectCommand({ Bucket, Key: storedPath(name) }), { abortSignal }))
      )
      if (found?.ContentLength === undefined || !found.LastModified) return undefined
      return { size: found.ContentLength, storedAt: found.LastModified, sha256: found.Metadata?.sha256 }
    },

    async copyTo(name, target) {
      const content = await read(name).catch(unlessMissing)
      if (content) await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
      return content !== undefined
    },

    async list() {
      const names: string[] = []
      for (const folder of fileFolders) {
        let ContinuationToken: string | undefined
        do {
          const command = new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken })
          const page = await ask((abortSignal) => client.send(command, { abortSignal }))
          names.push(...(page?.Contents ?? []).flatMap(({ Key = '' }) => Key.split('/')[1] || []))
          ContinuationToken = page?.NextContinuationToken
        } while (ContinuationToken)
      }
      return names
    },

    async check() {
      const command = new ListObjectsV2Command({ Bucket, MaxKeys: 1 })
      await ask((abortSignal) => client.send(command, { abortSignal }))
    }
  }
}
