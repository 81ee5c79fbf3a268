import { z } from 'zod'
import { pickBy } from '../shared/objects.ts'
import { bucketName, databaseUrl, host, publicUrl, s3Endpoint, smtpUrl, trustProxy } from './env-address.ts'
import { fieldErrors } from './errors.ts'

/** A whole number. @param what its noun in the message */
function whole(what: string, least: number, most: number) {
  const rule = `must be a ${what} from ${least} to ${most}`
  return z.coerce.number(rule).pipe(z.int(rule).min(least, rule).max(most, rule))
}

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: whole('number', 0, 65_535).default(3009),
  HOST: host.optional(),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  ANSWER_FILES: z.string().min(1).optional(),
  S3_ENDPOINT: s3Endpoint.optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: bucketName.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_TO: z.string().min(3).optional(),
  ADMIN_USERNAME: z.string().trim().min(1).max(120).default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'must be at least 8 characters long').max(128).optional(),
  TRUST_PROXY: trustProxy.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SEED_DEMO: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  HISTORY_DAYS: whole('whole number of days', 0, 3_650).default(365),
  REQUIRE_TWO_FACTOR: z.enum(['nobody', 'admins', 'everybody']).default('nobody'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: whole('whole number of hours', 1, 8_760).default(24),
  BACKUP_KEEP: whole('whole number of backups', 1, 10_000).default(14),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  CAPTCHA_TEST_ANSWER: z.string().min(1).optional()
})

/** Settings that are for tests, and are refused elsewhere: reported together with the faults of values. */
function testFaults({ NODE_ENV, RATE_LIMITS, CAPTCHA_TEST_ANSWER }: Environment): Record<string, string> {
  const fault = 'is refused unless NODE_ENV is test'
  if (NODE_ENV === 'test') return {}
  return {
    ...((RATE_LIMITS ?? 'on') === 'on' ? {} : { RATE_LIMITS: fault }),
    ...(CAPTCHA_TEST_ANSWER === undefined ? {} : { CAPTCHA_TEST_ANSWER: fault })
  }
}

const bucketVariables = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** A bucket is for several servers, which share a database as well: all of its settings, or none. */
function bucketFaults(given: Environment): Record<string, string> {
  if (![...bucketVariables, 'S3_PATH_STYLE'].some((name) => given[name])) return {}
  const missing = [...bucketVariables, 'DATABASE_URL'].filter((name) => !given[name])
  return Object.fromEntries(missing.map((name) => [name, 'must be set where uploads are kept in a bucket (S3_…)']))
}

/** A proxy sends files without asking, so this process must be the only one that writes content. */
function answerFilesFaults({ ANSWER_FILES, DATABASE_URL }: Environment): Record<string, string> {
  const fault =
    'is for a site on SQLite: with DATABASE_URL other servers may write, and would not remove the files here'
  return ANSWER_FILES && DATABASE_URL ? { ANSWER_FILES: fault } : {}
}

/** A bucket of S3's protocol, in the words of its client. */
export type BucketSettings = NonNullable<ReturnType<typeof bucketOf>>

function bucketOf(env: z.output<typeof variables>) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined
  const credentials = { accessKeyId, secretAccessKey }
  return { endpoint, region, bucket, credentials, forcePathStyle: env.S3_PATH_STYLE === 'true' }
}

export type Env = Omit<z.output<typeof variables>, 'PUBLIC_URL' | `S3_${string}`> & {
  PUBLIC_URL: string
  /** The store of uploads, if not the data folder. */
  bucket?: BucketSettings | undefined
}

/** A setting that cannot be used; its message names the variable, with a line for each where there are several. */
export class SettingError extends Error {}

/** The exit code for wrong settings: starting again changes nothing (EX_CONFIG of BSD's sysexits). */
export const settingsExitCode = 78

/** Reads the settings from the environment; an empty value counts as not set. @throws SettingError with a line for each wrong variable */
export function readEnv(environment: Environment): Env {
  const given = pickBy(environment, (value) => value !== undefined && value !== '')
  const parsed = variables.safeParse(given)
  const faults = {
    ...testFaults(given),
    ...bucketFaults(given),
    ...answerFilesFaults(given),
    ...(parsed.error ? fieldErrors(parsed.error) : {})
  }
  const lines = Object.entries(faults).map(([name, message]) => `${name}: ${message}`)
  if (!parsed.data || lines.length > 0) throw new SettingError(lines.join('\n'))
  const env = parsed.data
  // Behind a proxy, only the proxy should reach the port.
  const isBehindProxy = env.PUBLIC_URL?.startsWith('https:') || env.TRUST_PROXY.length > 0
  const host = env.HOST ?? (isBehindProxy ? '127.0.0.1' : undefined)
  const bucket = bucketOf(env)
  return { ...env, HOST: host, bucket, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` }
}

type Environment = Readonly<Record<string, string | undefined>>
