import { data, type RouterContextProvider } from 'react-router'
import { captchaMismatch } from '../../../collections/contact-rules.ts'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { ClientError } from '../../../server/errors.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { emptyStart, type FieldErrors, type FormStart, type PostResult, sendFailed } from './form-state.ts'
import { readStart } from './start.ts'

type Context = Readonly<RouterContextProvider>

/** A challenge for the page, or the reason why there is none: the rest of the page does not depend on it. */
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
  const entries = Object.fromEntries(
    [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  )
  const { again } = entries
  const read = await readStart(context, entries)
  // A page cannot give a file back to its form.
  const start = entries.file ? withErrors(read, { attachment: 'Please choose the file again.' }) : read
  if (again !== undefined) {
    const challenge = await challengeFor(context, again === 'spoken')
    return data<PostResult>({ message: '', start, challenge })
  }
  const { contact, reportError } = context.get(pageContext)
  try {
    const { message, reference } = await contact.send({ ...entries, ...start.values })
    const sent = { reference, message, topic: start.values.topic, area: start.area }
    return data<PostResult>({ message: '', start: emptyStart, sent })
  } catch (error) {
    if (!(error instanceof ClientError) || error.status >= 500) reportError(error)
    return error instanceof ClientError
      ? data(failure(start, error.message, error.errors), { status: error.status })
      : data(failure(start), { status: 500 })
  }
}

function failure(start: FormStart, details?: string, errors: FieldErrors = {}): PostResult {
  // Errors that are shown at their fields are not repeated above the form.
  const isByField = Object.keys(errors).length > 0
  const message = errors.captchaInput === captchaMismatch ? captchaMismatch : sendFailed
  return { message, details: isByField ? undefined : details, start: withErrors(start, errors) }
}

function withErrors(start: FormStart, errors: FieldErrors): FormStart {
  return { ...start, errors: { ...start.errors, ...errors } }
}
