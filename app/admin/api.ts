import { proofGate, signInGate } from './sign-in/gate.ts'

interface FailureBody {
  message?: string
  errors?: Readonly<Record<string, string>>
}

export class ApiError extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  readonly errors: FailureBody['errors']
  /** An answer came, and it was JSON. */
  readonly isReadable: boolean
  /** The server's message, where it sent one. */
  readonly reason: string | undefined

  constructor(status: number, body?: FailureBody) {
    super(body?.message ?? (status === 0 ? 'The server could not be reached.' : 'The server could not answer.'))
    this.status = status
    this.errors = body?.errors
    this.isReadable = body !== undefined
    this.reason = body?.message
  }
}

export interface Answer<T> {
  body: T
  total: number
}

interface CallOptions {
  /** Sent as multipart where it is FormData, else as JSON. */
  body?: FormData | object
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Is called with the sent share of the body, from 0 to 1; from then on the server has `answerTimeout`. */
  onProgress?(share: number): void
  /** 'ask' (the default): on a 401 the person signs in, and the call is repeated. 'throw': it is an ApiError like any other. */
  on401?: 'ask' | 'throw'
  /** A call that no person started: the server does not prolong the session for it. */
  isBackground?: boolean
}

/** ms: files wait for one another, and a large picture takes a minute. */
const answerTimeout = 5 * 60_000

type Method = 'GET' | 'POST' | 'PUT'

/** Calls the API. @throws ApiError; SignInCancelled where the person gave up signing in or proving identity; the signal's reason */
export async function call<T>(method: Method, url: string, options: CallOptions = {}): Promise<Answer<T>> {
  try {
    return await attempt<T>(method, url, options)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 && options.on401 !== 'throw') await signInGate.ask(undefined)
    // The password was entered too long ago for changing others' accounts.
    else if (error.status === 403 && error.errors?.currentPassword)
      await proofGate.ask({ withCode: 'code' in error.errors })
    else throw error
  }
  return await call<T>(method, url, options)
}

/** Reads for a page that is being opened: a 401 is thrown, and its loader redirects to the sign-in page. @throws ApiError */
export function load<T>(url: string, signal?: AbortSignal): Promise<Answer<T>> {
  return call<T>('GET', url, { signal, on401: 'throw' })
}

/** Reads the screen's data again by itself: a 401 is thrown, and the session does not live longer for it. @throws ApiError */
export function refresh<T>(url: string, signal?: AbortSignal): Promise<Answer<T>> {
  return call<T>('GET', url, { signal, on401: 'throw', isBackground: true })
}

type XhrInit = Omit<CallOptions, 'body'> & { method: Method; headers: Record<string, string>; body?: string | FormData }

async function attempt<T>(method: Method, url: string, options: CallOptions): Promise<Answer<T>> {
  const { response, text } = await answerTo(method, url, options)
  try {
    // A part of a page is no JSON.
    const body = response.ok && !url.startsWith('/api/') ? text : JSON.parse(text)
    if (!response.ok) throw new ApiError(response.status, body)
    return { body, total: Number(response.headers.get('X-Total-Count')) }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(response.status)
  }
}

async function answerTo(method: Method, url: string, { body, isBackground, ...options }: CallOptions) {
  const isJson = body !== undefined && !(body instanceof FormData)
  const json = isJson && { 'Content-Type': 'application/json' }
  const headers: Record<string, string> = { ...json, ...options.headers, ...(isBackground && { 'X-Background': '1' }) }
  const request = { ...options, method, headers, body: isJson ? JSON.stringify(body) : body }
  try {
    const response = await (options.onProgress ? upload(url, request) : fetch(url, request))
    return { response, text: await response.text() }
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    throw new ApiError(0)
  }
}

/** By XMLHttpRequest, the only way to know how far an upload has come. */
function upload(url: string, { method, headers, signal, body, onProgress }: XhrInit) {
  return new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    xhr.upload.onload = () => {
      onProgress?.(1)
      timer = setTimeout(() => {
        reject(new ApiError(0, { message: 'The server has not answered.' }))
        xhr.abort()
      }, answerTimeout)
    }
    xhr.onloadend = () => clearTimeout(timer)
    xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status }))
    xhr.onerror = reject
    xhr.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(body)
  })
}
