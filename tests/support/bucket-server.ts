import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const bucket = 'uploads-of-a-test'
/** It writes where a list goes on in a cipher of old. */
const oldCiphers = '--openssl-legacy-provider'
/** The one account that the server knows. */
const key = 'S3RVER'

export interface BucketServer {
  /** The program's settings for it. */
  settings: Record<string, string>
  /** The names of the objects under `uploads/` and the like. */
  names(folder?: string): string[]
  /** The headers that were stored with an object. */
  headers(name: string): Record<string, string>
  /** Makes all objects older, ms. */
  age(by: number): void
  /** Sends a signal: SIGSTOP makes it hang, SIGCONT lets it go on. */
  signal(name: NodeJS.Signals): void
  /** Sends SIGKILL. */
  kill(): Promise<void>
  /** Starts it again with the same port and objects. */
  restart(): Promise<void>
  /** Ends it and removes its objects. */
  remove(): Promise<void>
}

/**
 * A server of S3's protocol in a process of its own, with one empty bucket. It looks at signatures where that is asked for: it
 * takes those of requests for the bucket itself (a list, a removal) for wrong, since it forgets the slash behind the name.
 */
export async function startBucketServer({ isStrict = false } = {}): Promise<BucketServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bucket-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let server = await launch()

  async function launch(): Promise<ChildProcess> {
    const program = "require('@20minutes/s3rver/lib/cli').parseAsync()"
    const place = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)]
    const leniency = isStrict ? [] : ['--allow-mismatched-signatures']
    const options = [...place, ...leniency, '--silent', '--no-vhost-buckets', '--configure-bucket', bucket]
    const launched = spawn(process.execPath, [oldCiphers, '-e', program, '--', 's3rver', ...options], {
      stdio: 'ignore'
    })
    await until(async () => {
      if (launched.exitCode !== null) throw new Error(`The server of the bucket ended with ${launched.exitCode}.`)
      return await fetch(endpoint).then(
        () => true,
        () => false
      )
    }, 'The server of the bucket does not answer.')
    return launched
  }

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }

  const folderOf = (name: string) => path.join(folder, bucket, name)
  const names = (name = 'uploads') =>
    existsSync(folderOf(name))
      ? readdirSync(folderOf(name)).flatMap((file) => /^(.*)\._S3rver_object$/.exec(file)?.[1] ?? [])
      : []

  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
      S3_PATH_STYLE: 'true'
    },
    names,
    headers: (name) => JSON.parse(readFileSync(`${folderOf(name)}._S3rver_metadata.json`, 'utf8')),
    age(by) {
      const then = new Date(Date.now() - by)
      for (const part of ['uploads', 'attachments'])
        for (const name of names(part)) utimesSync(`${folderOf(`${part}/${name}`)}._S3rver_object`, then, then)
    },
    signal: (name) => server.kill(name),
    kill,
    async restart() {
      server = await launch()
    },
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
