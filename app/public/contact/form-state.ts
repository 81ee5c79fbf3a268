import type { MouseEvent } from 'react'
import { type ContactField, contactFieldNames } from '../../../collections/contact-rules.ts'
import type { Challenge } from '../../../server/contact/captcha.ts'
import type { contactLinks } from '../../../shared/contact-links.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Messages } from '../../../shared/messages.ts'
import type { TextKey } from '../../../texts/catalogue.ts'

export const contactFormId = 'contact-form'

/** All that a visitor may say; `about` and `estimate` come with the address. */
const valueNames = [...contactFieldNames, 'topic', 'pincode', 'bill', 'callAt', 'about', 'estimate'] as const
export type FormValues = Readonly<Record<(typeof valueNames)[number], string>>

/** The form's initial state, the same on the server and in the browser. */
export interface ContactFormProps {
  /** A string says why there is none. */
  challenge: Challenge | string
  start: FormStart
  sent: Sent | undefined
  /** Other ways to reach the company, in a sentence, where sending fails. */
  otherWays: string
  /** The same as links, whose addresses name the message where it says `{reference}`. */
  ways: ReturnType<typeof contactLinks>
  texts: FormTexts
  language: Language
  /** Translations of the English messages of the form, the calls and the rules. */
  messages: Messages
  /** The answer to a pincode, by the district that it belongs to. */
  areas: Readonly<Record<string, string>>
}

/** The values of the form, with the server's faults and answers. */
export interface FormStart {
  values: FormValues
  errors: FieldErrors
  /** The subject that `values.about` names; undefined where there is none. */
  about?: { name: string; path: string } | undefined
  estimate?: { title: string; rows: readonly { name: string; value: string }[] } | undefined
  /** The answer to the pincode; '' where there is none. */
  area: string
}

export interface Sent {
  reference: string
  topic: string
  area: string
  /** The server's confirmation, where no toast shows it. */
  message?: string
}

/** The sentences of the form, which has no catalogue in the browser, by their keys without `contact.form.`. */
export type FormTexts = Readonly<Record<FormKey<TextKey>, string>>
type FormKey<K> = K extends `contact.form.${infer Name}` ? Name : never

/** Messages by the name of the input; `captchaInput` is the captcha's. */
export type FieldErrors = Readonly<Record<string, string>>

/** The result of a form that was posted without script, for the page that answers it. */
export interface PostResult {
  /** Shown above the form; '' for none. */
  message: string
  details?: string | undefined
  /** The one that was asked for, instead of the page's own; a string says why there is none. */
  challenge?: Challenge | string
  start: FormStart
  sent?: Sent
}

/** @param typed values by their names; others are empty */
export function valuesOf(typed: Readonly<Record<string, string | undefined>>): FormValues {
  return Object.fromEntries(valueNames.map((name) => [name, typed[name] ?? ''])) as FormValues
}

export const emptyStart: FormStart = { values: valuesOf({}), errors: {}, area: '' }

export const sendFailed = 'Failed to send message'

export function isContactField(name: string): name is ContactField {
  return contactFieldNames.some((field) => field === name)
}

/** Replaces the browser's default action. */
export function preventingDefault(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}
