import type { Challenge } from '../../../server/contact/captcha.ts'
import type { FieldErrors } from './form-state.ts'

/** Its message is for the visitor. */
export class SendError extends Error {
  readonly errors: FieldErrors

  constructor(message: string, errors: FieldErrors = {}) {
    super(message)
    this.errors = errors
  }
}

/** Long enough for a slow network, ms. */
const timeout = 45_000

/**
 * Sends the message.
 * @param otherWays how else to reach the company, where there is no answer
 * @returns the server's confirmation @throws SendError
 */
export async function sendMessage(payload: Record<string, string>, otherWays: string): Promise<string> {
  const { message } = await call<{ message?: string }>(otherWays, '/api/mail/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload)
  })
  return message || 'Message sent successfully!'
}

/** @throws SendError */
export function newChallenge(otherWays: string): Promise<Challenge> {
  return call<Challenge>(otherWays, '/api/captcha', { cache: 'no-store' })
}

async function call<T>(otherWays: string, url: string, init: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
  } catch {
    throw new SendError(`Our server could not be reached. All that you typed is still here. ${otherWays}`)
  }
  const body: T & { message?: string; errors?: FieldErrors } = await response.json().catch(() => ({}))
  if (!response.ok)
    throw new SendError(body.message ?? `Our server could not answer just now. ${otherWays}`, body.errors)
  return body
}
