import { data, type RouterContextProvider } from 'react-router'
import { type ContactValues, captchaMismatch, contactFields } from '../../../collections/contact-rules.ts'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { ClientError } from '../../../server/errors.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { emptyValues, notSent, type Posted } from './post-outcome.ts'

type Context = Readonly<RouterContextProvider>

/** A challenge for the page. Without one the page is still whole: the form says why, and the phone numbers stand beside it. */
export async function challengeFor(context: Context): Promise<Challenge | string> {
  const { contact, reportError } = context.get(pageContext)
  try {
    return await contact.challenge()
  } catch (error) {
    if (error instanceof ClientError) return error.message
    reportError(error)
    return 'The captcha could not be made just now.'
  }
}

/** Takes the form as a browser without script posts it, and answers with the page's own status. */
export async function receivePost(request: Request, context: Context) {
  const entries = textsOf(await request.formData())
  const values = valuesOf(entries)
  if (entries.again !== undefined)
    return data<Posted>({ outcome: 'again', message: '', faults: {}, values }, { status: 200 })
  const { contact, reportError } = context.get(pageContext)
  try {
    const message = await contact.send(entries, entries.captchaId ?? '')
    return data<Posted>({ outcome: 'sent', message, faults: {}, values: emptyValues }, { status: 200 })
  } catch (error) {
    if (!(error instanceof ClientError)) reportError(error)
    return error instanceof ClientError
      ? data(failure(values, error.message, error.errors), { status: error.status })
      : data(failure(values), { status: 500 })
  }
}

function failure(values: ContactValues, details?: string, faults: Posted['faults'] = {}): Posted {
  // What stands next to its field need not be said twice.
  const isByField = Object.keys(faults).length > 0
  const message = faults.captchaInput === captchaMismatch ? captchaMismatch : notSent
  return { outcome: 'failed', message, details: isByField ? undefined : details, faults, values }
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function valuesOf(entries: Record<string, string>): ContactValues {
  return Object.fromEntries(contactFields.map((field) => [field, entries[field] ?? ''])) as ContactValues
}
