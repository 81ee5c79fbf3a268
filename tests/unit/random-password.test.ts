import { expect, test } from 'vitest'
import { newPassword } from '../../fields/password/field.ts'
import { randomPassword } from '../../fields/password/random-password.ts'

test('a suggested password is accepted, can be read out, and is another one each time', () => {
  const passwords = Array.from({ length: 200 }, randomPassword)
  for (const password of passwords) {
    expect(newPassword.safeParse(password).success).toBe(true)
    expect(password).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){3}$/)
  }
  expect(new Set(passwords).size).toBe(200)
})
