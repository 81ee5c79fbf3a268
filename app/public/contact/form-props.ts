import type { Challenge } from '../../../server/contact/captcha.ts'
import type { Posted } from './post-outcome.ts'

/** What the form begins with, on the server and again in the browser. */
export interface ContactFormProps {
  /** Or why there is none. */
  challenge: Challenge | string
  /** The outcome of the same form, posted without script. */
  posted: Posted | undefined
}

/** The id by which the script finds the form. */
export const contactFormId = 'contact-form'
