import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { isTotpCode, newSecret, secretUri, stepOf } from '../../server/auth/totp.ts'

/** The key of RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666]
])('at second %i the code of RFC 6238 is %s', (seconds, code, step) => {
  expect(stepOf(code, secret, new Date(seconds * 1_000))).toBe(step)
})

test('a clock may be half a minute before or behind, and no more', () => {
  const at = (seconds: number) => stepOf('287082', secret, new Date(seconds * 1_000))
  expect([0, 59, 89].map(at)).toEqual([1, 1, 1])
  expect(at(90)).toBeUndefined()
})

test('a new secret has 160 bits, and is in what an app scans', () => {
  const fresh = newSecret()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(secretUri(fresh, 'Surya & Vayu', 'Asha Rao'))
  expect(uri.protocol + uri.host).toBe('otpauth:totp')
  expect(uri.searchParams.get('secret')).toBe(fresh)
  expect(uri.searchParams.get('issuer')).toBe('Surya & Vayu')
})

test.each(['12345', '1234567', '12345a', 'abcde-fghjk', ''])('%j is no code of an app', (text) => {
  expect(isTotpCode(text)).toBe(false)
})
