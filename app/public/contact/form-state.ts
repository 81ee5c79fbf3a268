import type { ContactValues } from '../../../collections/contact-rules.ts'
import type { Challenge } from '../../../server/contact/captcha.ts'

export const contactFormId = 'contact-form'

/** What the form begins with, on the server and again in the browser. */
export interface ContactFormProps {
  /** A string says why there is none. */
  challenge: Challenge | string
  /** The result of the same form, posted without script. */
  posted: PostResult | undefined
  /** How else to reach the company, in a sentence, where sending fails. */
  otherWays: string
  texts: FormTexts
}

/** The sentences of the form, which has no catalogue in the browser: `contact.form.{name}`. */
export const formSentences = [
  'phoneHint',
  'send',
  'sending',
  'trap',
  'captcha',
  'picture',
  'spoken',
  'another',
  'listen',
  'play',
  'answer'
] as const

export type FormTexts = Readonly<Record<(typeof formSentences)[number], string>>

/** Messages by the name of the input; `captchaInput` is the captcha's. */
export type FieldErrors = Readonly<Record<string, string>>

/** The result of a form that was posted without script, for the page that answers it. */
export interface PostResult {
  /** 'refresh': only another captcha was asked for. */
  outcome: 'sent' | 'failed' | 'refresh'
  /** Shown above the form; '' for none. */
  message: string
  /** The server's reason. */
  details?: string
  errors: FieldErrors
  /** The one that was asked for, instead of the page's own; a string says why there is none. */
  challenge?: Challenge | string
  /** The values of the fields: what was typed, until it is sent. */
  values: ContactValues
}

export const emptyValues: ContactValues = { name: '', email: '', subject: '', phone: '', message: '' }

export const sendFailed = 'Failed to send message'
