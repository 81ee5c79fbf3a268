import { expect, type Locator, type Page } from '@playwright/test'
import catalogue from '../../../texts/en.json' with { type: 'json' }
import { captchaAnswer } from '../../support/site-process.ts'

/** What a visitor writes, by the labels of the fields. */
export const message = {
  Name: 'Meera Joshi',
  'E-mail': 'meera@example.com',
  Subject: 'Roof of 60 square metres',
  Phone: '9800000001',
  Message: 'What does a plant of 3 kW cost?'
}
export const captchaLabel = catalogue.texts['contact.form.answer']

/** Fills in the form by its labels, and the answer to its captcha. */
export async function fillIn(
  page: Page,
  values: Record<string, string> = message,
  captcha = captchaAnswer
): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await field(page, captchaLabel).fill(captcha)
}

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send message' }).click()
export const captchaOf = (page: Page): Promise<string> => page.locator('[name=captchaId]').inputValue()

export async function expectFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
}

/** A small file to attach. */
export const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

/** The same fields with nothing in them. */
export const empty = Object.fromEntries(Object.keys(message).map((label) => [label, '']))

/** The map on the contact page is another company's: nothing of it is asked for in tests. */
export async function withoutMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
}
