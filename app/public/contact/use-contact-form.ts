import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type ContactField,
  captchaMismatch,
  contactFault,
  contactFields,
  phoneDigits
} from '../../../collections/contact-rules.ts'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { newChallenge, SendError, sendMessage } from './calls.ts'
import { emptyValues, type FormFaults, notSent, type Posted } from './post-outcome.ts'

/** A challenge older than this is replaced before somebody answers it: the server takes it for five minutes, ms. */
const freshness = 4 * 60_000

/**
 * What the form does with script: says what is wrong on leaving a field and on sending, sends once at a time, and keeps
 * all that was typed until the server has it.
 */
export function useContactForm(given: Challenge | string, posted: Posted | undefined) {
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<FormFaults>(posted?.faults ?? {})
  const [isSending, setSending] = useState(false)
  // What the fields begin with. A new round is a new set of fields.
  const [{ round, values }, setRound] = useState({ round: 0, values: posted?.values ?? emptyValues })
  const { challenge, replace } = useChallenge(given, form)
  // State comes too late for the second of two quick clicks.
  const isBusy = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = textsOf(event.currentTarget)
    const found = faultsOf(entries)
    setFaults(found)
    if (Object.keys(found).length > 0) return focusFirst(form.current, found)
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      const message = await sendMessage(entries)
      setRound((last) => ({ round: last.round + 1, values: emptyValues }))
      toasts.success(message)
      await replace()
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      await explain(error)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  async function explain(error: SendError) {
    setFaults(error.faults)
    if (error.faults.captchaInput === captchaMismatch) return await replace({ focus: true })
    console.error(error)
    toasts.failure(notSent, error.message)
    focusFirst(form.current, error.faults)
  }

  function setFault(name: string, fault: string | undefined) {
    setFaults(({ [name]: _, ...others }) => (fault ? { ...others, [name]: fault } : others))
  }

  return {
    form,
    faults,
    isSending,
    round,
    values,
    challenge,
    submit,
    again: () => {
      setFault('captchaInput', undefined)
      return replace({ focus: true })
    },
    cannotPlay: () => setFault('captchaInput', 'The captcha could not be played. Please take a new one.'),
    arrive: () => replace({ focus: true, onlyIfOld: true }),
    leave({ target }: FocusEvent<HTMLElement>) {
      if (!isTextControl(target) || !isField(target.name)) return
      setFault(target.name, contactFault(target.name, target.value, 'leave'))
    },
    type({ target }: FormEvent<HTMLElement>) {
      if (!isTextControl(target)) return
      if (target.name === 'phone') target.value = phoneDigits(withoutCountry(target.value))
      // What was wrong is looked at again as soon as it may be right; nothing new is found before the field is left.
      if (isField(target.name) && faults[target.name])
        setFault(target.name, contactFault(target.name, target.value, 'submit'))
      if (target.name === 'captchaInput') setFault('captchaInput', undefined)
    }
  }
}

/** The challenge, and the way to another one. */
function useChallenge(given: Challenge | string, form: { current: HTMLFormElement | null }) {
  const [challenge, setChallenge] = useState(given)
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [])

  async function replace({ focus = false, onlyIfOld = false } = {}) {
    if (onlyIfOld && Date.now() - since.current < freshness) return
    since.current = Date.now()
    const next = await newChallenge().catch((error: unknown) => {
      if (error instanceof SendError) return error.message
      throw error
    })
    // The entry goes with the captcha it belongs to, and would take the focus along.
    flushSync(() => setChallenge(next))
    if (focus) form.current?.querySelector<HTMLElement>('[name=captchaInput]')?.focus()
  }

  return { challenge, replace }
}

function faultsOf(entries: Record<string, string>): FormFaults {
  const found = contactFields.map((field) => [field, contactFault(field, entries[field] ?? '', 'submit')])
  const captcha = entries.captchaInput ? [] : [['captchaInput', captchaMismatch]]
  return Object.fromEntries([...found, ...captcha].filter(([, fault]) => fault))
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

function focusFirst(form: HTMLFormElement | null, faults: FormFaults): void {
  const controls = form ? [...form.elements].filter(isTextControl) : []
  controls.find(({ name }) => faults[name])?.focus()
}

function isTextControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isField(name: string): name is ContactField {
  return contactFields.some((field) => field === name)
}

/** A number that is pasted or filled in may begin with India's code; what counts is the rest. */
function withoutCountry(typed: string): string {
  return typed.replace(/^\s*\+\s*91/, '')
}
