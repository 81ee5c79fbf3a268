import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  aboutCollections,
  contactFault,
  contactFieldNames,
  contactFields,
  phoneDigits
} from '../../collections/contact-rules.ts'
import { collections } from '../../collections/index.ts'
import { estimateParameters } from '../../collections/static-pages.ts'
import { kindOf } from '../../fields/index.ts'
import { plainText } from '../../fields/plain-text.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { pincodeFault, readPincode } from '../../shared/pincode.ts'
import type { Values } from '../content/records.ts'
import { ClientError, type FieldErrors, fieldErrors, invalid } from '../errors.ts'
import { readEstimateQuery } from '../estimate/answer.ts'
import { isPlainPath } from '../http/paths.ts'
import { pageAddress } from '../pages/addresses.ts'

const { topic, callAt, language } = collections.contactMessage.fields
const text = (maxLength: number) => z.string().max(maxLength)
const line = (label: string) => plainText({ label, maxLength: 200, required: false }, true)

/** The optional fields; an empty text counts as not sent. */
const optionalFields = {
  topic: kindOf(topic).input(topic).default(''),
  pincode: optional(text(100), '', (typed) => readPincode(typed) ?? refuse(pincodeFault)),
  bill: optional(z.union([z.number(), text(100)]), null, (bill) => readEstimateQuery({ bill }).bill),
  about: optional(line('About'), '', (about) =>
    isRecordOrPage(about) ? about : refuse('About names a record, such as product:4, or a page, such as /news.')
  ),
  estimate: optional(line('Estimate'), '', (query) => {
    const parameters = [...new URLSearchParams(query)]
    const given = Object.fromEntries(parameters)
    const isPlain = parameters.every(([name]) => estimateParameters.includes(name))
    if (!isPlain || Object.keys(given).length < parameters.length) refuse('This is not the query of an estimate.')
    readEstimateQuery(given)
    return query
  }),
  callAt: plainText(callAt, true).default(''),
  /** Of the page that the message was written on: the receipt is in it. */
  language: kindOf(language).input(language).default(defaultLanguage),
  attachment: z.literal('', 'The attachment did not come as a file. Please send it by e-mail or WhatsApp.').default('')
}

/** The form's fields. `website` is a trap: people do not see it, and programs fill it in. */
export const contactPayload = z.object({
  name: text(1_000),
  email: text(1_000),
  subject: text(1_000),
  phone: text(100),
  message: text(20_000),
  ...optionalFields,
  captchaInput: text(100),
  captchaId: text(100).optional(),
  /** The work that the challenge asks for; without it, fewer messages are taken. */
  proof: text(200).optional(),
  website: text(1_000).optional()
})

/**
 * @param attachmentHash of the attachment's content, where there is one
 * @returns `values` as they are to be stored, and a `hash` of all that was sent: equal for a repetition
 * @throws ClientError 422 that names every field that is wrong, 400 for a filled-in trap
 */
export function checkMessage(body: Values, attachmentHash?: string) {
  // A missing field gets the same message as an empty one.
  const sent: Values = { captchaInput: '', ...Object.fromEntries(contactFieldNames.map((name) => [name, ''])), ...body }
  const parsed = contactPayload.safeParse(sent)
  if (parsed.data?.website)
    throw new ClientError(400, 'This looks like an automatic message. Please call us, or write to us by e-mail.')
  const errors: FieldErrors = parsed.error ? fieldErrors(parsed.error) : {}
  const values: Values = {}
  for (const field of contactFieldNames) {
    const given = sent[field]
    if (typeof given !== 'string') continue
    const { label, maxLength, kind } = contactFields[field]
    const read = field === 'phone' ? phoneDigits(given) : given
    const storable = plainText({ label, maxLength, required: false }, kind === 'text').safeParse(read)
    values[field] = storable.data
    const fault = contactFault(field, given, 'submit') ?? storable.error?.issues[0]?.message
    if (fault) errors[field] ??= fault
  }
  if (!parsed.data || Object.keys(errors).length > 0) throw invalid(errors)
  const { website: _, captchaId, captchaInput, proof, ...message } = parsed.data
  const stored = { ...message, ...values }
  const hash = createHash('sha256')
    .update(JSON.stringify([stored, attachmentHash]))
    .digest('hex')
  return { values: stored, hash, captchaId, captchaInput, proof }
}

/**
 * A value that need not be sent.
 * @param empty the stored value where it is not sent, or is an empty text
 * @param read turns a text into the stored value; throws a ClientError with the fault
 */
function optional<T>(given: z.ZodType<string | number>, empty: T, read: (typed: string) => T) {
  return given.default('').transform((value, { issues }) => {
    const typed = String(value).trim()
    try {
      return typed === '' ? empty : read(typed)
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      issues.push({ code: 'custom', message: error.message, input: value })
      return z.NEVER
    }
  })
}

function refuse(message: string): never {
  throw new ClientError(422, message)
}

const recordAbout = new RegExp(`^(?:${aboutCollections.join('|')}):[1-9]\\d{0,9}$`)

/** True where a message may be about this: a record such as `product:4`, or a page of the site by its path. */
export function isRecordOrPage(about: string): boolean {
  if (recordAbout.test(about)) return true
  const [, path, search = ''] = /^(\/[^?#]*)(\?[\w%&=+.,:~-]*)?$/.exec(about) ?? []
  return path !== undefined && isPlainPath(path) && pageAddress(path, search)?.isFile === false
}
