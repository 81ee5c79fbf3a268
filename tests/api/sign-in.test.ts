import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, createTestSite, origin, type Person, type TestSite } from '../support/site.ts'

let site: TestSite
let person: Person
beforeAll(async () => {
  site = await createTestSite()
  person = await site.addPerson('User')
})
afterAll(() => site.close())

const login = (json: unknown) => site.visitor.call('POST', '/api/auth/login', { json })

describe('a person signs in', () => {
  test('by full name, and is told who that is', async () => {
    const { status, headers, body } = await login({ username: person.fullName, password: person.password })
    expect(status).toBe(200)
    expect(body).toEqual({ user: { id: person.id, fullName: person.fullName, role: 'User' }, message: 'Signed in.' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['in capitals', (name: string) => name.toUpperCase()],
    ['in small letters', (name: string) => name.toLowerCase()],
    ['with space around it', (name: string) => `  ${name}\t`]
  ])('by full name %s', async (_, spell) => {
    const { status, body } = await login({ username: spell(admin.username), password: admin.password })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ fullName: admin.username, role: 'Admin' })
  })

  test('by mobile number, with space around it', async () => {
    for (const username of [person.mobileNo, ` ${person.mobileNo} `]) {
      const { status, body } = await login({ username, password: person.password })
      expect(status).toBe(200)
      expect(body.user).toMatchObject({ id: person.id })
    }
  })

  test.each([
    ['98220 22222', ['9822022222', '+919822022222', '+91 98220 22222', '0 98220-22222', '(98220) 222.22']],
    ['9833033333', ['98330 33333']]
  ])('by the mobile number %s in whatever spelling', async (mobileNo, spellings) => {
    const json = {
      fullName: `Owner of ${mobileNo}`,
      address: 'Pune',
      mobileNo,
      role: 'User',
      password: 'a fine passphrase'
    }
    expect((await site.admin.call('POST', '/api/auth/users', { json })).status).toBe(201)
    for (const username of spellings)
      expect((await login({ username, password: json.password })).body.user, username).toMatchObject({
        fullName: json.fullName
      })
    const other = { ...json, fullName: `Not ${json.fullName}`, mobileNo: spellings[0] }
    expect(await site.admin.call('POST', '/api/auth/users', { json: other })).toMatchObject({
      status: 409,
      body: { message: 'A user with this mobile number already exists.' }
    })
  })

  test('by full name with any space between, and nobody else gets that name', async () => {
    const json = {
      fullName: 'Isha  Kale',
      address: 'Pune',
      mobileNo: '98440 44444',
      role: 'User',
      password: 'a fine passphrase'
    }
    expect((await site.admin.call('POST', '/api/auth/users', { json })).status).toBe(201)
    for (const username of ['Isha Kale', 'isha   kale', ' ISHA\tKALE '])
      expect((await login({ username, password: json.password })).status, username).toBe(200)
    const other = { ...json, fullName: ' isha kale', mobileNo: '98550 55555' }
    expect(await site.admin.call('POST', '/api/auth/users', { json: other })).toMatchObject({
      status: 409,
      body: { message: 'A user with this name already exists.' }
    })
  })

  test('with the password exactly as it is, space included', async () => {
    const spaced = { username: person.fullName, password: ` ${person.password}` }
    expect((await login(spaced)).status).toBe(401)
    expect((await login({ ...spaced, password: person.password.toUpperCase() })).status).toBe(401)
  })

  test('whose name is in another script', async () => {
    const json = { fullName: 'कीर्ति पाटील', address: 'पुणे', mobileNo: '020 1', role: 'User', password: 'सूर्य ऊर्जा २०२६' }
    expect((await site.admin.call('POST', '/api/auth/users', { json })).status).toBe(201)
    expect((await login({ username: json.fullName, password: json.password })).status).toBe(200)
  })
})

test('a wrong name and a wrong password get the same answer', async () => {
  const answers = await Promise.all([
    login({ username: person.fullName, password: 'not the password' }),
    login({ username: 'Nobody At All', password: person.password }),
    login({ username: '', password: '' }),
    login({ username: '%', password: person.password }),
    login({ username: 'Person _', password: person.password }),
    login({ username: "' or 1=1 --", password: "' or 1=1 --" }),
    login({ username: `${person.fullName}\0`, password: person.password })
  ])
  for (const { status, headers, body } of answers) {
    expect(status).toBe(401)
    expect(body).toEqual({ message: 'Invalid username or password.' })
    expect(headers.get('set-cookie')).toBeNull()
    expect([...headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])])
  }
})

test.each<[unknown, string[]]>([
  [{}, ['username', 'password']],
  [{ username: 'A' }, ['password']],
  [{ password: 'A' }, ['username']],
  [{ username: 1, password: null }, ['username', 'password']],
  [{ username: ['Asha Admin'], password: { $ne: '' } }, ['username', 'password']],
  [{ username: 'x'.repeat(201), password: 'A' }, ['username']],
  [{ username: 'A', password: 'x'.repeat(1_001) }, ['password']]
])('credentials such as %j are refused by name', async (json, fields) => {
  const { status, body } = await login(json)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual(fields)
})

test('an account without a mobile number is nobody’s who types none', async () => {
  // The first Admin has none.
  expect((await login({ username: '', password: admin.password })).status).toBe(401)
})

describe('the cookie', () => {
  test('is out of reach of scripts and of other sites, and ends with the browser', async () => {
    const { headers } = await login({ username: person.fullName, password: person.password })
    const [pair, ...attributes] = headers.getSetCookie()[0]?.split('; ') ?? []
    expect(pair).toMatch(/^session=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax'])
  })

  test('is taken away at signing out', async () => {
    const caller = await site.signIn(person.fullName, person.password)
    const { status, headers, body } = await caller.call('POST', '/api/auth/logout')
    expect([status, body]).toEqual([200, { message: 'Signed out.' }])
    expect(headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/)
    expect(headers.get('clear-site-data')).toBeNull()
  })

  test('behind https is Secure and bound to the host, and HSTS is sent; over http it is not', async () => {
    expect((await site.visitor.call('GET', '/api/settings')).headers.get('strict-transport-security')).toBeNull()
    const secure = await createTestSite({ publicUrl: 'https://www.example.com' })
    try {
      const { headers } = await secure.visitor.call('POST', '/api/auth/login', { json: admin })
      const [pair, ...attributes] = headers.getSetCookie()[0]?.split('; ') ?? []
      expect(pair).toMatch(/^__Host-session=[\w-]{43}$/)
      expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
      const plain = secure.caller(pair?.replace('__Host-', ''))
      expect((await plain.call('GET', '/api/auth/session')).body).toEqual({ user: null })
      expect((await secure.admin.call('GET', '/api/auth/session')).body.user).toMatchObject({ role: 'Admin' })
      const { headers: last } = await secure.admin.call('POST', '/api/auth/logout')
      expect(last.get('clear-site-data')).toBe('"cache"')
    } finally {
      await secure.close()
    }
  })
})

test('every answer carries the headers that protect it', async () => {
  for (const path of ['/api/news', '/api/nothing', '/api/auth/userlist', '/uploads/none']) {
    const { headers } = await site.visitor.call('GET', path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin'
    })
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('names are told apart as people type them: a second one in another spelling is refused', async () => {
  const json = { address: 'Pune', role: 'User', password: 'a passphrase of nobody' }
  const made = await site.admin.call('POST', '/api/auth/users', {
    json: { ...json, fullName: 'Zoé Rao', mobileNo: '1' }
  })
  expect(made.status).toBe(201)
  for (const fullName of ['Zoé Rao', 'ZOÉ RAO', ' zoe rao ', 'Zoe\u0301 Rao']) {
    const { status, body } = await site.admin.call('POST', '/api/auth/users', {
      json: { ...json, fullName, mobileNo: '2' }
    })
    expect(status).toBe(409)
    expect(body).toEqual({
      message: 'A user with this name already exists.',
      errors: { fullName: 'A user with this name already exists.' }
    })
  }
  const taken = await site.admin.call('POST', '/api/auth/users', {
    json: { ...json, fullName: 'Other', mobileNo: '1' }
  })
  expect(taken.body).toMatchObject({ message: 'A user with this mobile number already exists.' })
  const { body } = await site.admin.call('POST', '/api/auth/users', {
    json: { ...json, fullName: 'Third', mobileNo: '3' }
  })
  const change = { ...json, fullName: 'Zoe Rao', mobileNo: '3' }
  expect((await site.admin.call('PUT', `/api/auth/users/${body.id}`, { json: change })).status).toBe(409)
})

test('security.txt says where to report a weakness: by the e-mail of the settings, without one by the form', async () => {
  const read = async () => (await site.visitor.call<string>('GET', '/.well-known/security.txt')).body
  expect(await read()).toMatch(
    new RegExp(
      `^Contact: ${origin}/contact\nExpires: 2027-\\d\\d-\\d\\dT.*Z\nCanonical: ${origin}/.well-known/security.txt\n`
    )
  )
  const json = { companyName: 'Sun', logoText: 'Sun', email: 'info@sun.in' }
  await site.admin.call('PUT', '/api/settings', { json })
  expect(await read()).toMatch(/^Contact: mailto:info@sun\.in\n/)
  await site.admin.call('PUT', '/api/settings', { json: { ...json, email: 'info@example.com' } })
  expect(await read()).toContain(`Contact: ${origin}/contact\n`)
})
