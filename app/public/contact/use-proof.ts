import { useEffect, useRef } from 'react'
import type { Challenge } from '../../../server/contact/captcha.ts'
import type { WorkRequest } from './proof-worker.ts'

/** How long to wait for the proof, ms. Slower devices send without it; the server accepts fewer such messages. */
const patience = 10_000

/** Does a challenge's work in a worker while the person types. @returns waits until it may be answered; its proof, '' for none */
export function useProof(challenge: Challenge | string): () => Promise<string> {
  const ready = useRef<Promise<string>>(undefined)
  useEffect(() => {
    if (typeof challenge === 'string') return undefined
    const { id: challengeId, work, answerableAfter } = challenge
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    const proof = new Promise<string>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data), { once: true })
      worker.addEventListener('error', () => resolve(''), { once: true })
      setTimeout(resolve, patience, '')
    })
    worker.postMessage({ challengeId, work } satisfies WorkRequest)
    const notTooEarly = new Promise((resolve) => setTimeout(resolve, answerableAfter))
    ready.current = Promise.all([proof, notTooEarly]).then(([found]) => found)
    void proof.then(() => worker.terminate())
    return () => worker.terminate()
  }, [challenge])
  return async () => (await ready.current) ?? ''
}
