import { describe, expect, test } from 'vitest'
import { encryption } from '../../server/mail/smtp.ts'

describe('mail is encrypted on its way', () => {
  test.each([
    ['smtp://user:p%40ss@mail.example.com:587', true],
    ['smtp://mail.example.com?tls=never', false],
    ['smtp://user:secret@localhost:2525', false],
    ['smtp://127.0.0.1', false],
    ['smtp://[::1]', false],
    // It begins with TLS.
    ['smtps://user:secret@mail.example.com', false]
  ])('%s: asked for %s', (url, requireTLS) => {
    expect(encryption(url).requireTLS).toBe(requireTLS)
  })

  test('and the address keeps all that the mail server needs', () => {
    expect(encryption('smtp://user:p%40ss@mail.example.com:587/?tls=never&pool=true').url).toBe(
      'smtp://user:p%40ss@mail.example.com:587/?pool=true'
    )
  })
})
