import { z } from 'zod'
import { twoFactorRules } from './auth/two-factor-rule.ts'

const portRule = 'must be a number from 0 to 65535'
const port = z.coerce.number(portRule).pipe(z.int(portRule).min(0, portRule).max(65_535, portRule))

const daysRule = 'must be a whole number of days, from 0 to 3650'
const days = z.coerce.number(daysRule).pipe(z.int(daysRule).min(0, daysRule).max(3_650, daysRule))

/** A whole number of something, at least one. */
function count(what: string, most: number) {
  const rule = `must be a whole number of ${what} from 1 to ${most}`
  return z.coerce.number(rule).pipe(z.int(rule).min(1, rule).max(most, rule))
}

const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine((url) => url.pathname === '/' && !url.search, 'must have no path')
  .transform((url) => url.origin)

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3009),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_TO: z.string().min(3).optional(),
  ADMIN_USERNAME: z.string().trim().min(1).max(120).default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'must be at least 8 characters long').max(128).optional(),
  TRUST_PROXY: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SEED_DEMO: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  HISTORY_DAYS: days.default(365),
  REQUIRE_TWO_FACTOR: z.enum(twoFactorRules).default('nobody'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: count('hours', 8_760).default(24),
  BACKUP_KEEP: count('backups', 10_000).default(14),
  METRICS_PORT: port.optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  CAPTCHA_TEST_ANSWER: z.string().min(1).optional()
})

/** The settings of the program, checked. */
export type Env = Omit<z.output<typeof variables>, 'PUBLIC_URL'> & { PUBLIC_URL: string }

/** A setting that cannot be used; its message names the variable. */
export class SettingError extends Error {}

/**
 * Reads the settings from the environment. An empty value counts as not set.
 * @throws SettingError with one line that names the first variable that is wrong
 */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  )
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingError(`${String(issue?.path[0])}: ${issue?.message ?? 'is not valid'}`)
  }
  const env = parsed.data
  for (const testOnly of ['CAPTCHA_TEST_ANSWER', 'RATE_LIMITS'] as const) {
    const isUsed = testOnly === 'RATE_LIMITS' ? env.RATE_LIMITS === 'off' : env.CAPTCHA_TEST_ANSWER !== undefined
    if (isUsed && env.NODE_ENV !== 'test') throw new SettingError(`${testOnly}: is refused unless NODE_ENV is test`)
  }
  return { ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` }
}
