import { expect, test } from 'vitest'
import { text, textKind } from '../../fields/text/field.ts'

const label = 'Contact'

test('an e-mail address leads to a mail, which answers what the record names', () => {
  const email = text({ label, format: 'email', replySubjectField: 'subject' })
  expect(textKind.link?.(email, 'a@example.com', { subject: 'Cost & time?' })).toBe(
    'mailto:a@example.com?subject=Re%3A%20Cost%20%26%20time%3F'
  )
  expect(textKind.link?.(email, 'a@example.com', { subject: '' })).toBe('mailto:a@example.com')
  expect(textKind.link?.(email, 'a?bcc=b@example.com', {})).toBe('mailto:a%3Fbcc=b@example.com')
})

test('a phone number leads to a call, an address to its page, and other text nowhere', () => {
  expect(textKind.link?.(text({ label, format: 'phone' }), '+91 (265) 123-456', {})).toBe('tel:+91265123456')
  expect(textKind.link?.(text({ label, format: 'url' }), 'https://example.com/', {})).toBe('https://example.com/')
  expect(textKind.link?.(text({ label }), 'text', {})).toBeUndefined()
})
