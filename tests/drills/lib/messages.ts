import assert from 'node:assert/strict'
import { captchaAnswer } from '../../support/site-process.ts'
import { type Answer, Client } from './client.ts'

export interface Message {
  name: string
  email: string
  subject: string
  phone: string
  message: string
}

/** A valid message with the given values. */
export function message(given: Partial<Message>): Message {
  return {
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    subject: 'A roof',
    phone: '9876543210',
    message: 'We have a flat roof.\n\nWhat would it cost?',
    ...given
  }
}

/** The id of a new challenge. */
export async function challenge(url: string): Promise<string> {
  const { status, body } = await new Client(url).call('GET', '/api/captcha')
  assert.equal(status, 200, 'A challenge is given')
  return String(body.id)
}

/** Sends a message as the contact form does. */
export async function sendMessage(
  url: string,
  values: Message,
  captchaId: unknown,
  captchaInput: unknown = captchaAnswer
): Promise<Answer<Record<string, unknown>>> {
  return await new Client(url).call('POST', '/api/mail/contact', { json: { ...values, captchaInput, captchaId } })
}

/** Sends a message with an attachment, as the contact form does: the file comes last. @throws where the connection breaks */
export async function sendWithAttachment(
  url: string,
  values: Message,
  captchaId: string,
  attachment: Blob
): Promise<Answer<Record<string, unknown>>> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...values, captchaId, captchaInput: captchaAnswer }))
    form.append(name, value)
  form.append('attachment', attachment, 'bill')
  return await new Client(url).call('POST', '/api/mail/contact', { form })
}
