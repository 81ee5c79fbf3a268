import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { newChallenge, SendError } from './calls.ts'
import type { WorkRequest } from './proof-worker.ts'

/** An older challenge is replaced before it is answered: the server accepts it for five minutes, ms. */
const maxChallengeAge = 4 * 60_000

/** The current challenge, and a function that replaces it. */
export function useChallenge(given: Challenge | string, form: { current: HTMLFormElement | null }, otherWays: string) {
  const [challenge, setChallenge] = useState(given)
  const since = useRef(0)
  const asks = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [])

  async function replace({ focus = false, onlyIfOld = false, isSpoken = false } = {}) {
    // A listener would type the answer that was heard.
    if (onlyIfOld && (isSpokenChallenge(challenge) || Date.now() - since.current < maxChallengeAge)) return challenge
    since.current = Date.now()
    const asked = ++asks.current
    const next = await newChallenge(otherWays, isSpoken).catch((error: unknown) => {
      if (error instanceof SendError) return error.message
      throw error
    })
    // Only the last request counts: a slow answer must not replace the recording that is being heard.
    if (asked !== asks.current) return undefined
    // The input is replaced along with its captcha, and would lose the focus.
    flushSync(() => setChallenge(next))
    if (focus) form.current?.querySelector<HTMLElement>('[name=captchaInput]')?.focus()
    return next
  }

  return { challenge, replace }
}

/** @returns a function that plays an address from its beginning, instead of the current one */
export function useAudio(onFailed: () => void): (address: string) => void {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => () => audio.current?.pause(), [])
  return (address) => {
    audio.current?.pause()
    // A recording is loaded once, and played as often as wanted.
    if (audio.current?.getAttribute('src') !== address) audio.current = new Audio(address)
    audio.current.currentTime = 0
    audio.current.play().catch((error: unknown) => {
      // Interrupted by another click.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed()
    })
  }
}

export function isSpokenChallenge(challenge: Challenge | string): boolean {
  return typeof challenge !== 'string' && challenge.audio !== null
}

/** The longest wait for the proof, ms. Slower devices send without it; the server accepts fewer such messages. */
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
