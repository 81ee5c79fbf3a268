import type { Page } from '@playwright/test'
import { captchaAnswer } from '../../support/site-process.ts'
import { expect } from './test.ts'

type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

const password = 'a long enough passphrase'

/** Makes an account by the API. The page must be signed in as an Admin. */
export async function addPerson(page: Page, url: string, role: 'Admin' | 'User') {
  const fullName = `${role} ${crypto.randomUUID().slice(0, 8)}`
  const mobileNo = String(Math.floor(6e9 + Math.random() * 3e9))
  const answer = await page.request.post('/api/auth/users', {
    data: { fullName, address: 'Vadodara', mobileNo, role, password },
    headers: { origin: url }
  })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  return { id: Number(id), fullName, username: fullName, mobileNo, password }
}

/** Sends a visitor's message, as the contact form does. @param more what else the form can send, an attachment too */
export async function sendMessage(page: Page, url: string, subject: string, more: Multipart = {}): Promise<void> {
  const { id: captchaId } = await (await page.request.get('/api/captcha')).json()
  const answer = await page.request.post('/api/mail/contact', {
    multipart: {
      name: 'Asha Rao',
      email: 'asha.rao@example.com',
      subject,
      phone: '9876543210',
      message: 'We have a flat roof.\n\nWhat would it cost?',
      captchaInput: captchaAnswer,
      captchaId,
      ...more
    },
    headers: { origin: url }
  })
  expect(answer.ok()).toBe(true)
}
