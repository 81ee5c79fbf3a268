import { ApiError, failureOf, parsed } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'

interface SendOptions {
  method: 'POST' | 'PUT'
  url: string
  body: FormData | string
  signal: AbortSignal
  /** How much of the body has been sent, from 0 to 1. */
  onProgress(share: number): void
}

/** The person gave the sending up. */
export class SendCancelled extends Error {}

/**
 * Sends a form. By XMLHttpRequest, the only way to know how far an upload has come.
 * @throws ApiError, or SendCancelled
 */
export function send({ method, url, body, signal, onProgress }: SendOptions): Promise<AnyRecord> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => {
      const { status, responseText } = request
      if (status < 200 || status >= 300) return reject(failureOf(status, responseText))
      try {
        resolve(parsed<AnyRecord>(responseText, status))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () => reject(new SendCancelled())
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
