import { describe, expect, test } from 'vitest'
import { readEnv, SettingError } from '../../server/env.ts'

test('without any setting the program runs on port 3009 with its data beside it', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3009,
    PUBLIC_URL: 'http://localhost:3009',
    DATA_DIR: './data',
    ADMIN_USERNAME: 'admin',
    TRUST_PROXY: false,
    SEED_DEMO: true,
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    BACKUP_EVERY_HOURS: 24,
    BACKUP_KEEP: 14
  })
})

test('backups by schedule and figures are off until they are asked for', () => {
  expect(readEnv({}).BACKUP_DIR).toBeUndefined()
  expect(readEnv({}).METRICS_PORT).toBeUndefined()
})

test('an empty value counts as none', () => {
  const empty = Object.fromEntries(
    ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ADMIN_PASSWORD', 'SMTP_URL'].map((name) => [name, ''])
  )
  expect(readEnv(empty)).toEqual(readEnv({}))
})

test('values are taken as what they mean', () => {
  expect(
    readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://www.example.com/',
      DATABASE_URL: 'postgresql://u:p@host/db',
      TRUST_PROXY: 'true',
      SEED_DEMO: 'false',
      ADMIN_USERNAME: '  Asha  ',
      BACKUP_DIR: '/var/backups',
      BACKUP_EVERY_HOURS: '6',
      BACKUP_KEEP: '28',
      METRICS_PORT: '9309',
      HOME: '/root'
    })
  ).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: 'https://www.example.com',
    DATABASE_URL: 'postgresql://u:p@host/db',
    TRUST_PROXY: true,
    SEED_DEMO: false,
    ADMIN_USERNAME: 'Asha',
    BACKUP_DIR: '/var/backups',
    BACKUP_EVERY_HOURS: 6,
    BACKUP_KEEP: 28,
    METRICS_PORT: 9309
  })
})

test('the address follows the port where it is not given', () => {
  expect(readEnv({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000')
})

test('what the environment has besides is not part of the settings', () => {
  expect(readEnv({ PATH: '/bin', SECRET: 'x' })).not.toHaveProperty('SECRET')
})

describe('a bad value stops with one line that names its variable:', () => {
  test.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://example.com/site'],
    ['PUBLIC_URL', 'https://example.com/?a=b'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', './file.sqlite'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_USERNAME', '   '],
    ['ADMIN_USERNAME', 'x'.repeat(121)],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'verbose'],
    ['SEED_DEMO', '0'],
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUP_EVERY_HOURS', 'daily'],
    ['BACKUP_EVERY_HOURS', '1.5'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', '-3'],
    ['METRICS_PORT', '70000'],
    ['RATE_LIMITS', 'none']
  ])('%s=%s', (name, value) => {
    const error = thrownBy(() => readEnv({ [name]: value }))
    expect(error).toBeInstanceOf(SettingError)
    expect((error as Error).message).toMatch(new RegExp(`^${name}: .+`))
    expect((error as Error).message).not.toContain('\n')
  })
})

describe('what is for tests alone', () => {
  test.each([
    ['CAPTCHA_TEST_ANSWER', 'ABCDEF'],
    ['RATE_LIMITS', 'off']
  ])('%s is refused unless NODE_ENV is test', (name, value) => {
    for (const environment of [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }]) {
      expect(() => readEnv({ ...environment, [name]: value })).toThrow(new RegExp(`^${name}: `))
    }
    expect(readEnv({ NODE_ENV: 'test', [name]: value })).toMatchObject({ [name]: value })
  })
})

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
