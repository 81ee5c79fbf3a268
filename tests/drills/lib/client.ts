import { admin } from '../../support/site-process.ts'

export interface Call {
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

export interface Answer<T> {
  status: number
  headers: Headers
  body: T
}

/** A client of a running program. */
export class Client {
  readonly url: string
  readonly cookie: string | undefined

  constructor(url: string, cookie?: string) {
    this.url = url
    this.cookie = cookie
  }

  /** The answer as it is. @throws where the connection breaks */
  async fetch(method: string, path: string, { json, form, headers, signal }: Call = {}): Promise<Response> {
    return await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        origin: this.url,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers
      },
      body: json === undefined ? (form ?? null) : JSON.stringify(json),
      signal: signal ?? null
    })
  }

  /** The answer read. @throws where the connection breaks */
  async call<T = Record<string, unknown>>(method: string, path: string, call?: Call): Promise<Answer<T>> {
    const response = await this.fetch(method, path, call)
    const isJson = response.headers.get('content-type')?.includes('application/json')
    const body = (isJson ? await response.json() : await response.text()) as T
    return { status: response.status, headers: response.headers, body }
  }
}

/** Signs in; by default as the first Admin. */
export async function signIn(url: string, { username, password } = admin): Promise<Client> {
  const { status, headers } = await new Client(url).call('POST', '/api/auth/login', { json: { username, password } })
  if (status !== 200) throw new Error(`Sign-in answered ${status}.`)
  return new Client(url, headers.get('set-cookie')?.split(';')[0])
}
