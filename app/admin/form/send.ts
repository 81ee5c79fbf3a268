import { call } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'

interface SendOptions {
  method: 'POST' | 'PUT'
  url: string
  body: FormData | object
  signal: AbortSignal
  /** How much of the body has been sent, from 0 to 1. */
  onProgress(share: number): void
}

/** The person gave the sending up. */
export class SendCancelled extends Error {}

/** Sends a form. @throws ApiError, or SendCancelled */
export async function send({ method, url, body, signal, onProgress }: SendOptions): Promise<AnyRecord> {
  try {
    return (await call<AnyRecord>(method, url, { body, signal, onProgress, on401: 'throw' })).body
  } catch (error) {
    throw signal.aborted ? new SendCancelled() : error
  }
}
