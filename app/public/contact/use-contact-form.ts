import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  captchaMismatch,
  contactFault,
  contactFieldNames,
  phoneDigits,
  phoneLeftOver
} from '../../../collections/contact-rules.ts'
import { fileFault } from '../../../fields/upload-rules.ts'
import { translated } from '../../../shared/messages.ts'
import { pincodeFault, readPincode } from '../../../shared/pincode.ts'
import { toasts } from '../../../ui/toast.tsx'
import { districtOf, SendError, sendMessage } from './calls.ts'
import { type ContactFormProps, emptyStart, type FieldErrors, isContactField, sendFailed } from './form-state.ts'
import { isSpokenChallenge, useAudio, useChallenge, useProof } from './use-challenge.ts'

export type ContactFormState = ReturnType<typeof useContactForm>

/** The form with script: validates on blur and on submit, sends one message at a time, keeps the typed values until it is sent. */
export function useContactForm({ challenge: given, start, sent: posted, ...props }: ContactFormProps) {
  const { otherWays, texts, language, messages, areas } = props
  const say = (english: string) => translated(messages, english)
  const form = useRef<HTMLFormElement>(null)
  const { errors, setErrors, setError, leftOver, ...checks } = useFaults(start.errors)
  /** The sent share, per cent; undefined while nothing is being sent. */
  const [progress, setProgress] = useState<number>()
  // The fields are uncontrolled: a reset renders new ones.
  const [{ resets, shown }, setShown] = useState({ resets: 0, shown: start })
  const [sent, setSent] = useState(posted)
  const { challenge, replace } = useChallenge(given, form, otherWays)
  const proofOf = useProof(challenge)
  const play = useAudio(() => setError('captchaInput', 'The captcha could not be played. Please take a new one.'))
  // State would be too late for the second of two quick clicks.
  const isBusy = useRef(false)
  const answerTo = useAreaAnswer(areas, texts.outside)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { payload, attachment } = contentOf(event.currentTarget)
    if (typeof challenge === 'string') return await askForChallenge()
    const found = validate(payload)
    if (leftOver.current) found.phone = leftOver.current
    // The message that a file was not kept stays until another is chosen.
    setErrors(({ attachment }) => (attachment ? { ...found, attachment } : found))
    if (Object.keys(found).length > 0) return focusFirst(form.current, found)
    if (isBusy.current) return
    isBusy.current = true
    setProgress(0)
    try {
      const proven = { ...payload, proof: await proofOf() }
      const receipt = await sendMessage({ payload: proven, attachment, otherWays, onProgress: setProgress })
      leftOver.current = undefined
      setShown((last) => ({ resets: last.resets + 1, shown: emptyStart }))
      setSent({ reference: receipt.reference ?? '', topic: payload.topic ?? '', area: shown.area })
      toasts.success(say(receipt.message ?? 'Message sent successfully!'))
      await replace()
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      await showFailure(error)
    } finally {
      isBusy.current = false
      setProgress(undefined)
    }
  }

  /** The page came without a challenge, and nothing can be sent without one. */
  async function askForChallenge() {
    const next = await replace({ focus: true })
    if (typeof next === 'string') toasts.failure(say(sendFailed), say(next))
    else setErrors({ captchaInput: 'Please type these characters, then send it.' })
  }

  async function showFailure(error: SendError) {
    setErrors(error.errors)
    if (error.errors.captchaInput === captchaMismatch)
      return await replace({ focus: true, isSpoken: isSpokenChallenge(challenge) })
    console.error(error)
    toasts.failure(say(sendFailed), say(error.message))
    focusFirst(form.current, error.errors)
  }

  function renewCaptcha(isSpoken = false) {
    setError('captchaInput', undefined)
    return replace({ focus: true, isSpoken })
  }

  function follow({ target }: { target: EventTarget }) {
    checks.follow({ target })
    if (isTextControl(target) && target.name === 'pincode')
      void answerTo(target.value).then((area) => {
        if (area !== undefined) setShown((last) => ({ ...last, shown: { ...last.shown, area } }))
      })
  }

  useTypedBefore(form, (target) => {
    follow({ target })
    if (target !== document.activeElement) checks.leave({ target })
  })

  return {
    form,
    texts,
    language,
    say,
    progress,
    resets,
    shown,
    sent,
    challenge,
    errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, say(error)])) as FieldErrors,
    submit,
    renewCaptcha,
    play,
    async listen() {
      const next = await renewCaptcha(true)
      if (typeof next === 'object' && next.audio) play(next.audio)
    },
    captchaFocus: () => replace({ focus: true, onlyIfOld: true }),
    leave: checks.leave,
    follow
  }
}

/** The faults of the fields, checked when one is left, and again while it is typed. */
function useFaults(initial: FieldErrors) {
  const [errors, setErrors] = useState(initial)
  /** The fault of a phone number with more digits than the input kept. */
  const leftOver = useRef<string>(undefined)

  function setError(name: string, error: string | undefined) {
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))
  }

  function leave({ target }: { target: EventTarget }) {
    if (!isTextControl(target)) return
    const { name, value } = target
    if (isContactField(name))
      setError(name, (name === 'phone' && leftOver.current) || contactFault(name, value, 'leave'))
    if (name === 'pincode') setError(name, value.trim() === '' || readPincode(value) ? undefined : pincodeFault)
  }

  function follow({ target }: { target: EventTarget }) {
    if (!isTextControl(target)) return
    const { name } = target
    if (name === 'phone') {
      leftOver.current = phoneLeftOver(target.value)
      target.value = phoneDigits(target.value)
      setError(name, leftOver.current)
    }
    // An error is checked again while typing; a new one is shown on blur only.
    if (isContactField(name) && errors[name] && !(name === 'phone' && leftOver.current))
      setError(name, contactFault(name, target.value, 'submit'))
    if (name === 'attachment') setError(name, faultOfFile(target))
    if (['captchaInput', 'pincode', 'bill', 'callAt'].includes(name)) setError(name, undefined)
  }

  return { errors, setErrors, setError, leftOver, leave, follow }
}

/** Hands over the controls that the visitor changed before this script came, or that the browser has filled in again on a reload. */
function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  check: (control: HTMLInputElement | HTMLTextAreaElement) => void
) {
  const once = useEffectEvent(() => {
    const controls = [...(form.current?.elements ?? [])].filter(isTextControl)
    for (const control of controls) if (control.value !== control.defaultValue) check(control)
  })
  useEffect(() => once(), [])
}

/** @returns a function that answers the typed text: '' where it is no pincode, undefined where it is unknown or was changed since */
function useAreaAnswer(areas: ContactFormProps['areas'], outside: string) {
  const last = useRef<string>(undefined)
  return async (typed: string) => {
    const pincode = readPincode(typed)
    last.current = pincode
    if (!pincode) return ''
    const district = await districtOf(pincode).catch(() => null)
    if (last.current !== pincode || district === null) return undefined
    return (district && areas[district]) || outside.replace('{pincode}', pincode)
  }
}

/** Drops a file that would be refused, since no button removes it. @returns the fault */
function faultOfFile(input: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  const file = 'files' in input ? input.files?.[0] : undefined
  const fault = file && fileFault('attachment', file)
  if (fault) input.value = ''
  return fault
}

function contentOf(form: HTMLFormElement) {
  const entries = [...new FormData(form)]
  return {
    payload: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    attachment: entries
      .map(([, value]) => value)
      .find((value): value is File => value instanceof File && value.name !== '')
  }
}

function validate(entries: Record<string, string>): Record<string, string> {
  const found = contactFieldNames.map((field) => [field, contactFault(field, entries[field] ?? '', 'submit')])
  const captcha = entries.captchaInput ? [] : [['captchaInput', captchaMismatch]]
  return Object.fromEntries([...found, ...captcha].filter(([, error]) => error))
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const controls = form ? [...form.elements].filter(isTextControl) : []
  const first = controls.find(({ name }) => errors[name])
  // A folded field takes no focus.
  first?.closest('details')?.setAttribute('open', '')
  first?.focus()
}

function isTextControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
