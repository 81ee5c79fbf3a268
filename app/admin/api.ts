/** Why a call failed, in the words of the server where it answered. */
export class ApiError extends Error {
  /** 0 where no answer came. */
  readonly status: number
  /** What is wrong with which field. */
  readonly errors: Readonly<Record<string, string>> | undefined
  /** The message is the server's, and meant for people. */
  readonly isExplained: boolean

  constructor(status: number, message?: string, errors?: Readonly<Record<string, string>>) {
    super(message ?? (status === 0 ? 'The server could not be reached.' : 'The server could not answer.'))
    this.status = status
    this.errors = errors
    this.isExplained = message !== undefined
  }
}

/** What a call answers: its body, and the total of a list. */
export interface Answer<T> {
  body: T
  total: number
}

/** Reads from the API. @throws ApiError */
export function get<T>(url: string, signal?: AbortSignal): Promise<Answer<T>> {
  return call<T>(url, { signal })
}

/** Posts JSON to the API. @throws ApiError */
export function post<T>(url: string, body: unknown): Promise<Answer<T>> {
  return sendJson<T>('POST', url, body)
}

/** Puts JSON to the API. @throws ApiError */
export function put<T>(url: string, body: unknown): Promise<Answer<T>> {
  return sendJson<T>('PUT', url, body)
}

function sendJson<T>(method: string, url: string, body: unknown): Promise<Answer<T>> {
  return call<T>(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body)
  })
}

async function call<T>(url: string, init: RequestInit): Promise<Answer<T>> {
  const response = await answered(url, init)
  const text = await response.text()
  if (!response.ok) throw failureOf(response.status, text)
  return { body: parsed<T>(text, response.status), total: Number(response.headers.get('X-Total-Count') ?? 0) }
}

async function answered(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    // Who gave the call up knows why, and waits for nothing.
    if (init.signal?.aborted) throw error
    throw new ApiError(0)
  }
}

/** The body of a good answer. @throws ApiError where it is none */
export function parsed<T>(text: string, status: number): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new ApiError(status)
  }
}

/** The error that a failed call's answer tells of. */
export function failureOf(status: number, text: string): ApiError {
  try {
    const { message, errors } = JSON.parse(text) as { message?: string; errors?: Record<string, string> }
    return new ApiError(status, message, errors)
  } catch {
    return new ApiError(status)
  }
}
