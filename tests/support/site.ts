import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type AppOptions, createApp } from '../../server/app.ts'
import { ensureFirstAdmin } from '../../server/auth/users.ts'
import { pruneHistory } from '../../server/content/history.ts'
import { type Connection, connect } from '../../server/database/connect.ts'
import { readEnv } from '../../server/env.ts'
import { openFiles } from '../../server/files/files.ts'
import { hourlyJobs } from '../../server/jobs/hourly.ts'
import { createLog } from '../../server/log.ts'
import { createServices } from '../../server/services.ts'
import { checkAgainstContract } from './contract.ts'
import { createTestDatabase } from './database.ts'

export { picture } from './picture.ts'

export const origin = 'http://localhost:3009'
export const admin = { username: 'Asha Admin', password: 'correct horse battery' }

export interface Call {
  json?: unknown
  form?: Record<string, string | Blob>
  body?: RequestInit['body']
  headers?: Record<string, string>
}

export interface Answer<T = Record<string, unknown>> {
  status: number
  headers: Headers
  body: T
}

/** A client of the API: a visitor, or a signed-in person. */
export interface Caller {
  /** The answer as it is: for pages, files and HEAD. */
  fetch(method: string, path: string, call?: Call): Promise<Response>
  /** The answer read, and checked against the contract where it is JSON. */
  call<T = Record<string, unknown>>(method: string, path: string, call?: Call): Promise<Answer<T>>
  readonly cookie: string | undefined
}

export interface Person {
  id: number
  fullName: string
  mobileNo: string
  role: 'Admin' | 'User'
  password: string
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>

interface SiteOptions extends Pick<AppOptions, 'renderPage'> {
  rateLimits?: boolean
  publicUrl?: string
  captchaTestAnswer?: string
  smtpUrl?: string
}

/** The whole program on an empty database, with one Admin, without a port, and with a clock that the test sets. */
export async function createTestSite({
  rateLimits = false,
  publicUrl = origin,
  renderPage,
  captchaTestAnswer,
  smtpUrl
}: SiteOptions = {}) {
  const database = await createTestDatabase({ isMigrated: true })
  const connection: Connection = await connect(database.options)
  const uploads = path.join(database.folder, 'uploads')
  const files = await openFiles(database.folder)
  let now = new Date('2026-11-20T10:00:00Z').getTime()
  const clock = () => new Date(now)
  await ensureFirstAdmin(connection.db, clock, admin.username, admin.password)
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: database.folder,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: 'true',
    RATE_LIMITS: rateLimits ? 'on' : 'off',
    CAPTCHA_TEST_ANSWER: captchaTestAnswer,
    SMTP_URL: smtpUrl,
    MAIL_TO: smtpUrl && 'office@company.test'
  })
  const services = await createServices({ env, connection, files, clock, log: createLog('silent') })
  const site = { ...services, ...createApp(services, renderPage && { renderPage }) }

  function caller(given?: string): Caller {
    let cookie = given
    async function fetch(method: string, address: string, { json, form, body, headers }: Call = {}) {
      const encoded = form && (await encode(form))
      const request = new Request(new URL(address, publicUrl), {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookie ? { cookie } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(encoded ? { 'content-type': encoded.type } : {}),
          ...headers
        },
        body: json === undefined ? (encoded?.bytes ?? body ?? null) : JSON.stringify(json),
        ...(body ? { duplex: 'half' } : {})
      })
      const response = await site.app.fetch(request)
      // As a browser, but for signing in: there tests look at the session before and after.
      const renewed = address.startsWith('/api/auth/log') ? undefined : sessionCookie(response.headers)
      cookie = renewed ?? cookie
      return response
    }
    return {
      get cookie() {
        return cookie
      },
      fetch,
      async call<T>(method: string, address: string, call?: Call): Promise<Answer<T>> {
        const response = await fetch(method, address, call)
        const isJson = response.headers.get('content-type')?.includes('application/json')
        const answer = {
          status: response.status,
          headers: response.headers,
          body: (isJson ? await response.json() : await response.text()) as T
        }
        if (isJson) await checkAgainstContract(site, method, address, answer)
        return answer
      }
    }
  }

  async function signIn(username: string, password: string): Promise<Caller> {
    const { status, headers } = await caller().call('POST', '/api/auth/login', { json: { username, password } })
    if (status !== 200) throw new Error(`Sign-in answered ${status}.`)
    return caller(headers.get('set-cookie')?.split(';')[0])
  }

  const signedInAdmin = await signIn(admin.username, admin.password)
  let people = 0

  /** Creates an account with a unique name and password. */
  async function addPerson(role: 'Admin' | 'User'): Promise<Person> {
    people++
    const fullName = `Person ${people}`
    const mobileNo = `98765 ${String(people).padStart(5, '0')}`
    const password = `a passphrase of person ${people}`
    const json = { fullName, address: 'Pune', mobileNo, role, password }
    const { status, body } = await signedInAdmin.call('POST', '/api/auth/users', { json })
    if (status !== 201) throw new Error(`Making a user answered ${status}.`)
    return { id: Number(body.id), fullName, mobileNo, role, password }
  }

  return {
    ...site,
    clock,
    db: connection.db,
    connection,
    uploads,
    /** The settings that a command needs to work on the same data. */
    settings: { DATA_DIR: database.options.DATA_DIR, DATABASE_URL: database.options.DATABASE_URL },
    caller,
    signIn,
    visitor: caller(),
    admin: signedInAdmin,
    addPerson,
    /** Moves the clock on, ms. */
    pass(time: number) {
      now += time
    },
    /** Runs the hourly jobs. */
    async runJobs() {
      await Promise.all(Object.values(hourlyJobs(services)).map((run) => run()))
    },
    /** Deletes all earlier versions, with the files that only they need. */
    async forgetHistory() {
      now += 1
      await pruneHistory(site.content, 0)
    },
    /** The names of all stored files, and of those still being uploaded. */
    storedFiles: () => [...readdirSync(uploads), ...readdirSync(path.join(database.folder, 'uploads-incoming'))],
    async close() {
      await connection.close()
      await database.remove()
    }
  }
}

/** The pair of the cookie that begins a session. */
function sessionCookie(headers: Headers): string | undefined {
  return /^(?:__Host-)?session=[^;]+/.exec(headers.getSetCookie().find((cookie) => /session=/.test(cookie)) ?? '')?.[0]
}

async function encode(form: Record<string, string | Blob>): Promise<{ type: string; bytes: ArrayBuffer }> {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, value instanceof File ? value.name : 'file.bin')
  }
  const encoded = new Response(data)
  return { type: encoded.headers.get('content-type') ?? '', bytes: await encoded.arrayBuffer() }
}
