import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type ContactField,
  captchaMismatch,
  contactFault,
  contactFieldNames,
  phoneDigits,
  phoneLeftOver
} from '../../../collections/contact-rules.ts'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { type ContactFormProps, emptyValues, type FieldErrors, sendFailed } from './form-state.ts'
import { useProof } from './use-proof.ts'

/** An older challenge is replaced before it is answered: the server accepts it for five minutes, ms. */
const maxChallengeAge = 4 * 60_000

/** The form with script: validates on blur and on submit, sends one message at a time, keeps what was typed until it is sent. */
export function useContactForm({ challenge: given, posted, otherWays }: ContactFormProps) {
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [isSending, setSending] = useState(false)
  // The fields are uncontrolled: a reset renders new ones.
  const [{ resets, values }, setInitial] = useState({ resets: 0, values: posted?.values ?? emptyValues })
  const { challenge, replace } = useChallenge(given, form, otherWays)
  const proofOf = useProof(challenge)
  const play = useAudio(() => setError('captchaInput', 'The captcha could not be played. Please take a new one.'))
  // State would be too late for the second of two quick clicks.
  const isBusy = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = textsOf(event.currentTarget)
    if (typeof challenge === 'string') return await askForChallenge()
    const found = validate(entries)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst(form.current, found)
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      const message = await sendMessage({ ...entries, proof: await proofOf() }, otherWays)
      setInitial((last) => ({ resets: last.resets + 1, values: emptyValues }))
      toasts.success(message)
      await replace()
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      await showFailure(error)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  /** There was none when the page came: without one nothing can be sent. */
  async function askForChallenge() {
    const next = await replace({ focus: true })
    if (typeof next === 'string') toasts.failure(sendFailed, next)
    else setErrors({ captchaInput: 'Please type these characters, then send it.' })
  }

  async function showFailure(error: SendError) {
    setErrors(error.errors)
    if (error.errors.captchaInput === captchaMismatch)
      return await replace({ focus: true, isSpoken: isSpokenChallenge(challenge) })
    console.error(error)
    toasts.failure(sendFailed, error.message)
    focusFirst(form.current, error.errors)
  }

  function renewCaptcha(isSpoken = false) {
    setError('captchaInput', undefined)
    return replace({ focus: true, isSpoken })
  }

  function setError(name: string, error: string | undefined) {
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))
  }

  return {
    form,
    errors,
    isSending,
    resets,
    values,
    challenge,
    submit,
    renewCaptcha,
    async listen() {
      const next = await renewCaptcha(true)
      if (typeof next === 'object' && next.audio) play(next.audio)
    },
    play,
    captchaFocus: () => replace({ focus: true, onlyIfOld: true }),
    blur({ target }: FocusEvent<HTMLElement>) {
      if (!isTextControl(target) || !isField(target.name)) return
      setError(target.name, contactFault(target.name, target.value, 'leave'))
    },
    input({ target }: FormEvent<HTMLElement>) {
      if (!isTextControl(target)) return
      const leftOver = target.name === 'phone' ? phoneLeftOver(target.value) : undefined
      if (target.name === 'phone') target.value = phoneDigits(target.value)
      // An error is checked again while typing; a new one is shown on blur only.
      if (isField(target.name) && (leftOver || errors[target.name]))
        setError(target.name, leftOver ?? contactFault(target.name, target.value, 'submit'))
      if (target.name === 'captchaInput') setError('captchaInput', undefined)
    }
  }
}

function useChallenge(given: Challenge | string, form: { current: HTMLFormElement | null }, otherWays: string) {
  const [challenge, setChallenge] = useState(given)
  const since = useRef(0)
  const asks = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [])

  async function replace({ focus = false, onlyIfOld = false, isSpoken = false } = {}) {
    // Who has listened would type what was heard.
    if (onlyIfOld && (isSpokenChallenge(challenge) || Date.now() - since.current < maxChallengeAge)) return challenge
    since.current = Date.now()
    const asked = ++asks.current
    const next = await newChallenge(otherWays, isSpoken).catch((error: unknown) => {
      if (error instanceof SendError) return error.message
      throw error
    })
    // Whoever asked last gets it: a slow answer must not replace what is being listened to.
    if (asked !== asks.current) return undefined
    // The input is replaced along with its captcha, and would lose the focus.
    flushSync(() => setChallenge(next))
    if (focus) form.current?.querySelector<HTMLElement>('[name=captchaInput]')?.focus()
    return next
  }

  return { challenge, replace }
}

/** @returns a function that plays an address from its beginning, instead of what is playing */
function useAudio(onFailed: () => void): (address: string) => void {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => () => audio.current?.pause(), [])
  return (address) => {
    audio.current?.pause()
    // What was loaded once is heard as often as wanted.
    if (audio.current?.getAttribute('src') !== address) audio.current = new Audio(address)
    audio.current.currentTime = 0
    audio.current.play().catch((error: unknown) => {
      // Interrupted by another click.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed()
    })
  }
}

function isSpokenChallenge(challenge: Challenge | string): boolean {
  return typeof challenge !== 'string' && challenge.audio !== null
}

function validate(entries: Record<string, string>): FieldErrors {
  const found = contactFieldNames.map((field) => [field, contactFault(field, entries[field] ?? '', 'submit')])
  const captcha = entries.captchaInput ? [] : [['captchaInput', captchaMismatch]]
  return Object.fromEntries([...found, ...captcha].filter(([, error]) => error))
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const controls = form ? [...form.elements].filter(isTextControl) : []
  controls.find(({ name }) => errors[name])?.focus()
}

function isTextControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isField(name: string): name is ContactField {
  return contactFieldNames.some((field) => field === name)
}

/** Its message is for the visitor. */
class SendError extends Error {
  readonly errors: FieldErrors

  constructor(message: string, errors: FieldErrors = {}) {
    super(message)
    this.errors = errors
  }
}

/** Long enough for a slow network, ms. */
const timeout = 45_000

/** @param otherWays how else to reach the company, where there is no answer @returns the server's confirmation @throws SendError */
async function sendMessage(payload: Record<string, string>, otherWays: string): Promise<string> {
  const { message } = await call<{ message?: string }>(otherWays, '/api/mail/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload)
  })
  return message || 'Message sent successfully!'
}

/** @throws SendError */
function newChallenge(otherWays: string, isSpoken: boolean): Promise<Challenge> {
  return call<Challenge>(otherWays, isSpoken ? '/api/captcha?spoken=1' : '/api/captcha', { cache: 'no-store' })
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
