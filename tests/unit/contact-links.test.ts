import { expect, test } from 'vitest'
import { replyAddress } from '../../shared/contact-links.ts'

test('a reply names the subject, and its address cannot say more than one', () => {
  expect(replyAddress('a@example.com', 'Cost & time?')).toBe(
    'mailto:a@example.com?subject=Re%3A%20Cost%20%26%20time%3F'
  )
  expect(replyAddress('a?bcc=b@example.com', '')).toBe('mailto:a%3Fbcc=b@example.com?subject=Re%3A%20')
})
