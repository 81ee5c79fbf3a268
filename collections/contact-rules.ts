/*
 * The rules of the contact form, for the browser (on leaving a field and on submit) and for the server, which trusts
 * none of it.
 */

export const contactFields = ['name', 'email', 'subject', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

/** When a rule is looked at: the specification words one of its messages differently. */
type Moment = 'leave' | 'submit'

const labels: Record<ContactField, string> = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  phone: 'Phone',
  message: 'Message'
}

/** The longest text of each field, characters. */
export const contactMaxLength: Record<ContactField, number> = {
  name: 120,
  email: 254,
  subject: 200,
  phone: 10,
  message: 5_000
}

export const captchaMismatch = 'Captcha does not match'

const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u
const lowercaseEmail = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/
const tenDigits = /^\d{10}$/

/**
 * What is wrong with a value, in the words of the specification; undefined where nothing is. An empty field is no
 * fault on leaving it, but for the phone, which has to be there although its input is not marked as required.
 */
export function contactFault(field: ContactField, given: string, moment: Moment): string | undefined {
  const value = given.trim()
  if (value === '' && moment === 'leave') return undefined
  if (field === 'phone')
    return tenDigits.test(value) ? undefined : 'Phone number should be exactly 10 digits and numeric only.'
  if (value === '') return `${labels[field]} is required.`
  if (value.length > contactMaxLength[field])
    return `${labels[field]} must be at most ${contactMaxLength[field].toLocaleString('en-IN')} characters long.`
  if (field === 'name' && !lettersAndSpaces.test(value)) return 'Name should contain only letters and spaces.'
  if (field === 'email' && !lowercaseEmail.test(value)) {
    return moment === 'leave'
      ? 'Please enter a valid lowercase email (e.g., name@example.com)'
      : 'Please enter a valid email in lowercase (e.g. name@example.com)'
  }
  return undefined
}

/** A phone number as it is typed: digits alone, ten at the most. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 10)
}
