import { describe, expect, test } from 'vitest'
import { readEnv, SettingError } from '../../server/env.ts'

test('without any setting the program runs on port 3009 with its data beside it', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3009,
    PUBLIC_URL: 'http://localhost:3009',
    DATA_DIR: './data',
    ADMIN_USERNAME: 'admin',
    HOST: undefined,
    TRUST_PROXY: [],
    SEED_DEMO: true,
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    BACKUP_EVERY_HOURS: 24,
    BACKUP_KEEP: 14
  })
})

test('backups by schedule are off until they are asked for', () => {
  expect(readEnv({}).BACKUP_DIR).toBeUndefined()
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
      DATABASE_URL: 'postgresql://u:p@host/db?sslmode=verify-full',
      HOST: '10.0.0.9',
      TRUST_PROXY: '10.0.0.5, 2001:db8::/32',
      SEED_DEMO: 'false',
      ADMIN_USERNAME: '  Asha  ',
      BACKUP_DIR: '/var/backups',
      BACKUP_EVERY_HOURS: '6',
      BACKUP_KEEP: '28',
      HOME: '/root'
    })
  ).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: 'https://www.example.com',
    DATABASE_URL: 'postgresql://u:p@host/db?sslmode=verify-full',
    HOST: '10.0.0.9',
    TRUST_PROXY: ['10.0.0.5', '2001:db8::/32'],
    SEED_DEMO: false,
    ADMIN_USERNAME: 'Asha',
    BACKUP_DIR: '/var/backups',
    BACKUP_EVERY_HOURS: 6,
    BACKUP_KEEP: 28
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
    ['DATABASE_URL', 'postgres://u:p@host:x/db'],
    ['DATABASE_URL', './file.sqlite'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_USERNAME', '   '],
    ['ADMIN_USERNAME', 'x'.repeat(121)],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['HOST', 'www.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?tls=no'],
    ['LOG_LEVEL', 'verbose'],
    ['SEED_DEMO', '0'],
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUP_EVERY_HOURS', 'daily'],
    ['BACKUP_EVERY_HOURS', '1.5'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', '-3'],
    ['RATE_LIMITS', 'none']
  ])('%s=%s', (name, value) => {
    const error = thrownBy(() => readEnv({ [name]: value }))
    expect(error).toBeInstanceOf(SettingError)
    expect((error as Error).message).toMatch(new RegExp(`^${name}: .+`))
    expect((error as Error).message).not.toContain('\n')
  })
})

test('all wrong settings are told at once, a line each', () => {
  const error = thrownBy(() => readEnv({ PORT: 'x', BACKUP_KEEP: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'loud' }))
  const lines = (error as Error).message.split('\n').map((line) => line.split(':')[0])
  expect(lines.sort()).toEqual(['BACKUP_KEEP', 'LOG_LEVEL', 'PORT', 'RATE_LIMITS'])
})

describe('the program listens', () => {
  test.each([
    [{}, undefined],
    [{ PUBLIC_URL: 'http://example.com' }, undefined],
    [{ PUBLIC_URL: 'https://example.com' }, '127.0.0.1'],
    [{ TRUST_PROXY: 'true' }, '127.0.0.1'],
    [{ PUBLIC_URL: 'https://example.com', HOST: '0.0.0.0' }, '0.0.0.0']
  ])('with %j on %j', (settings, host) => {
    expect(readEnv(settings).HOST).toBe(host)
  })
})

describe('a database on another machine', () => {
  test.each([
    'postgres://u:p@db.example/name',
    'postgres://u:p@10.0.0.3:5432/name',
    'postgres://db.example/name?sslmode=prefer',
    'postgres:///name?host=db.example'
  ])('%s is refused without sslmode', (url) => {
    expect(() => readEnv({ DATABASE_URL: url })).toThrow(/^DATABASE_URL: .*sslmode=verify-full/)
  })

  test.each([
    'postgres://u:p@db.example/name?sslmode=verify-full',
    'postgres://u:p@database:5432/name?sslmode=disable',
    'postgres://u:p@localhost/name',
    'postgres://u:p@127.0.0.1:5433/name',
    'postgres://[::1]/name',
    'postgres:///name?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/name',
    'postgres:///name'
  ])('%s is taken', (url) => {
    expect(readEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
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

describe('a bucket for uploads', () => {
  const settings = {
    DATABASE_URL: 'postgres://localhost/site',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_REGION: 'auto',
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret'
  }

  test('is none unless it is set, and then has all that its client needs', () => {
    expect(readEnv({}).bucket).toBeUndefined()
    expect(readEnv({ ...settings, S3_PATH_STYLE: 'true' }).bucket).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'auto',
      bucket: 'uploads',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      forcePathStyle: true
    })
  })

  test.each(Object.keys(settings))('is refused without %s', (name) => {
    const error = thrownBy(() => readEnv({ ...settings, [name]: '' }))
    expect((error as Error).message).toMatch(new RegExp(`^${name}: must be set .*bucket`))
  })

  test.each([
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/?a=b'],
    ['S3_BUCKET', 'a/b'],
    ['S3_PATH_STYLE', 'yes']
  ])('%s=%s is refused', (name, value) => {
    const error = thrownBy(() => readEnv({ ...settings, [name]: value }))
    expect((error as Error).message).toMatch(new RegExp(`^${name}: .+`))
  })
})

test('files of pages are for the only writer of the content', () => {
  expect(readEnv({ ANSWER_FILES: '/run/pages' }).ANSWER_FILES).toBe('/run/pages')
  const error = thrownBy(() => readEnv({ ANSWER_FILES: '/run/pages', DATABASE_URL: 'postgres://localhost/site' }))
  expect((error as Error).message).toMatch(/^ANSWER_FILES: .*SQLite/)
})
