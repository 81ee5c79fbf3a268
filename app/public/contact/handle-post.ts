import { data, type RouterContextProvider } from 'react-router'
import { type ContactValues, captchaMismatch, contactFieldNames } from '../../../collections/contact-rules.ts'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { ClientError } from '../../../server/errors.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { emptyValues, type PostResult, sendFailed } from './form-state.ts'

type Context = Readonly<RouterContextProvider>

/** A challenge for the page, or why there is none: the rest of the page does not depend on it. */
export async function challengeFor(context: Context, isSpoken = false): Promise<Challenge | string> {
  const { contact, reportError } = context.get(pageContext)
  try {
    return await contact.challenge(isSpoken)
  } catch (error) {
    if (!(error instanceof ClientError) || error.status >= 500) reportError(error)
    return error instanceof ClientError ? error.message : 'The captcha could not be made just now.'
  }
}

/** Handles the form as a browser without script posts it. */
export async function receivePost(request: Request, context: Context) {
  const entries = textsOf(await request.formData())
  const values = valuesOf(entries)
  if (entries.again !== undefined) {
    const challenge = await challengeFor(context, entries.again === 'spoken')
    return data<PostResult>({ outcome: 'refresh', message: '', errors: {}, values, challenge }, { status: 200 })
  }
  const { contact, reportError } = context.get(pageContext)
  try {
    const { message } = await contact.send(entries)
    return data<PostResult>({ outcome: 'sent', message, errors: {}, values: emptyValues }, { status: 200 })
  } catch (error) {
    if (!(error instanceof ClientError) || error.status >= 500) reportError(error)
    return error instanceof ClientError
      ? data(failure(values, error.message, error.errors), { status: error.status })
      : data(failure(values), { status: 500 })
  }
}

function failure(values: ContactValues, details?: string, errors: PostResult['errors'] = {}): PostResult {
  // Errors that are shown at their fields are not repeated above the form.
  const isByField = Object.keys(errors).length > 0
  const message = errors.captchaInput === captchaMismatch ? captchaMismatch : sendFailed
  return { outcome: 'failed', message, details: isByField ? undefined : details, errors, values }
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function valuesOf(entries: Record<string, string>): ContactValues {
  return Object.fromEntries(contactFieldNames.map((field) => [field, entries[field] ?? ''])) as ContactValues
}
