import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function signedIn(role: 'Admin' | 'User' = 'User') {
  const person = await site.addPerson(role)
  return { ...person, caller: await site.signIn(person.fullName, person.password) }
}

describe('the own password', () => {
  test('is changed with the current one; the session here goes on, those elsewhere end', async () => {
    const { caller, fullName, password } = await signedIn()
    const elsewhere = await site.signIn(fullName, password)
    const json = { currentPassword: password, newPassword: 'a much better one' }
    const { status, body } = await caller.call('PUT', '/api/auth/password', { json })
    expect([status, body]).toEqual([200, { message: 'Password changed.' }])
    expect((await caller.call('GET', '/api/news/ids')).status).toBe(200)
    expect((await elsewhere.call('GET', '/api/news/ids')).status).toBe(401)
    await site.signIn(fullName, 'a much better one')
    await expect(site.signIn(fullName, password)).rejects.toThrow('401')
  })

  test('is not changed without the right current one', async () => {
    const { caller, fullName, password } = await signedIn()
    const json = { currentPassword: 'not this one', newPassword: 'a much better one' }
    const { status, body } = await caller.call('PUT', '/api/auth/password', { json })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ currentPassword: 'The current password is not right.' })
    await site.signIn(fullName, password)
  })

  test('is changed by nobody who is not signed in', async () => {
    const json = { currentPassword: 'x', newPassword: 'a much better one' }
    expect((await site.visitor.call('PUT', '/api/auth/password', { json })).status).toBe(401)
  })

  test.each<[unknown, Record<string, string>]>([
    [undefined, { newPassword: 'Password is required.' }],
    ['', { newPassword: 'Password is required.' }],
    ['seven77', { newPassword: 'Password must be at least 8 characters long.' }],
    ['ab'.repeat(65), { newPassword: 'Password must be at most 128 characters long.' }],
    ['password', { newPassword: 'This password is among the most common ones. Please choose another.' }],
    ...['aaaaaaaa', '        ', 'abcdabcdABCD', '🌞💡🔋🌞💡🔋🌞💡'].map(
      (password): [string, Record<string, string>] => [
        password,
        { newPassword: 'This password has fewer than five different characters. Please choose another.' }
      ]
    ),
    ...['P@ssw0rd123', 'pa55w0rd', '1l0ve-y0u'.replace('-', ''), '$un$hine'].map(
      (password): [string, Record<string, string>] => [
        password,
        { newPassword: 'This password is among the most common ones. Please choose another.' }
      ]
    ),
    ['Qwertyuiop', { newPassword: 'This password is among the most common ones. Please choose another.' }],
    [
      'Suryavayu@2026',
      { newPassword: 'This password is easily guessed from the name or the company. Please choose another.' }
    ],
    [
      'person-Person-1',
      { newPassword: 'This password is easily guessed from the name or the company. Please choose another.' }
    ],
    [
      'Admin@123456',
      { newPassword: 'This password is easily guessed from the name or the company. Please choose another.' }
    ],
    [12345678, { newPassword: 'Password is required.' }]
  ])('cannot become %j', async (newPassword, errors) => {
    const { caller, fullName, password } = await signedIn()
    const json = { currentPassword: password, newPassword }
    const answer = await caller.call('PUT', '/api/auth/password', { json })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual(errors)
    await site.signIn(fullName, password)
  })

  test.each([
    '8 chars!',
    'the solar wind of 1997',
    'abcdefgh'.repeat(16),
    'ａｂｃｄｅｆｇｈ',
    '🌞💡🔋🏠🌊🔋🌞💡',
    'p@ss the s0lar test'
  ])('may become %j', async (newPassword) => {
    const { caller, fullName, password } = await signedIn()
    const json = { currentPassword: password, newPassword }
    expect((await caller.call('PUT', '/api/auth/password', { json })).status).toBe(200)
    await site.signIn(fullName, newPassword)
  })
})

test('a password is kept as an argon2id hash of the stated cost, each with a salt of its own', async () => {
  const password = 'the same passphrase'
  for (const fullName of ['Twin One', 'Twin Two']) {
    const json = { fullName, address: 'Pune', mobileNo: fullName, role: 'User', password }
    await site.admin.call('POST', '/api/auth/users', { json })
  }
  const stored = await site.db.selectFrom('user').select('password').where('fullName', 'like', 'Twin%').execute()
  expect(stored).toHaveLength(2)
  for (const { password: hash } of stored)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(stored[0]).not.toEqual(stored[1])
})

test('neither the password nor its hash is in any answer', async () => {
  const password = 'only-for-this-test'
  const json = { fullName: 'Secret Keeper', address: 'Pune', mobileNo: '777', role: 'User', password }
  const made = await site.admin.call('POST', '/api/auth/users', { json })
  const answers = [
    made,
    await site.admin.call('PUT', `/api/auth/users/${made.body.id}`, { json }),
    await site.admin.call('POST', '/api/auth/users', { json }),
    await site.admin.call('GET', `/api/auth/users/${made.body.id}`),
    await site.admin.call('GET', '/api/auth/userlist'),
    await site.admin.call('GET', '/api/auth/userlist?search=secret&sort=fullName&page=1'),
    await site.visitor.call('POST', '/api/auth/login', { json: { username: 'Secret Keeper', password } })
  ]
  for (const { body } of answers) {
    const text = JSON.stringify(body)
    expect(text).not.toContain(password)
    expect(text).not.toContain('argon2')
    expect(text.toLowerCase()).not.toMatch(/"password(hash)?"/)
  }
})
