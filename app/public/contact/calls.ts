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

interface Message {
  payload: Record<string, string>
  attachment: File | undefined
  /** Other ways to reach the company, where there is no answer. */
  otherWays: string
  /** Is called with the sent share, per cent. */
  onProgress(percent: number): void
}

/** Sends a message: as JSON, or as a form with the attachment at its end. @throws SendError */
export async function sendMessage({ payload, attachment, otherWays, onProgress }: Message): Promise<Receipt> {
  const request = new XMLHttpRequest()
  request.open('POST', '/api/mail/contact')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total))
  const { promise: ended, resolve } = Promise.withResolvers<unknown>()
  request.onloadend = resolve
  if (attachment) {
    const form = new FormData()
    for (const [name, value] of Object.entries(payload)) form.append(name, value)
    form.append('attachment', attachment)
    request.timeout = 10 * timeout
    request.send(form)
  } else {
    request.timeout = timeout
    request.setRequestHeader('Content-Type', 'application/json')
    request.send(JSON.stringify(payload))
  }
  await ended
  return succeeded<Receipt>(request.status, request.response, otherWays)
}

interface Receipt {
  message?: string
  reference?: string
}

/** @throws SendError */
export function newChallenge(otherWays: string, isSpoken: boolean): Promise<Challenge> {
  return get<Challenge>(isSpoken ? '/api/captcha?spoken=1' : '/api/captcha', otherWays)
}

/** The district that a pincode belongs to; undefined where the company does not work. @throws SendError */
export async function districtOf(pincode: string): Promise<string | undefined> {
  return (await get<{ district?: string }>(`/api/service-area?pincode=${pincode}`)).district
}

async function get<T>(url: string, otherWays = ''): Promise<T> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeout) }).catch(() => undefined)
  return succeeded<T>(response?.status ?? 0, await response?.json().catch(() => null), otherWays)
}

/** The body of an answer. @param status 0 where there is none @throws SendError where it says that it failed */
function succeeded<T>(
  status: number,
  body: (T & { message?: string; errors?: FieldErrors }) | null,
  otherWays: string
): T {
  if (status === 0)
    throw new SendError(`Our server could not be reached. All that you typed is still here. ${otherWays}`)
  if (status >= 300 || !body)
    throw new SendError(body?.message ?? `Our server could not answer just now. ${otherWays}`, body?.errors)
  return body
}
