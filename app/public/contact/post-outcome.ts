import type { ContactValues } from '../../../collections/contact-rules.ts'

/** What is wrong with which field of the form; `captchaInput` is the captcha's entry. */
export type FormFaults = Readonly<Record<string, string>>

/** The outcome of a form that was posted without script, for the page that answers it. */
export interface Posted {
  /** 'again': only another captcha was asked for. */
  outcome: 'sent' | 'failed' | 'again'
  /** '' where nothing is to be said above the form. */
  message: string
  /** Why, in the server's words. */
  details?: string
  faults: FormFaults
  /** What the fields show: all that was typed, until it is sent. */
  values: ContactValues
}

export const emptyValues: ContactValues = { name: '', email: '', subject: '', phone: '', message: '' }

/** What any failure to send begins with. */
export const notSent = 'Failed to send message'
