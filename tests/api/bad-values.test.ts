import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '../../collections/define.ts'
import { allCollections, allSingletons } from '../../collections/index.ts'
import { requiredMessage } from '../../fields/types.ts'
import { badValues, foreignValues, isText, longest, valueFields } from '../support/bad-values.ts'
import {
  bodyOf,
  changeable,
  collection,
  keyOf,
  makeRecord,
  pathOf,
  type Values,
  validValues
} from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

/** Everything stored that any call shows. */
async function everything({ api }: { api: { list: readonly string[] } }) {
  return [(await site.admin.call('GET', api.list[0] ?? '')).body, site.storedFiles()]
}

async function expectRefusal(
  method: string,
  path: string,
  definition: Parameters<typeof bodyOf>[0],
  sent: Values,
  field: string,
  what: string
) {
  const { status, body } = await site.admin.call('PUT' === method ? 'PUT' : 'POST', path, bodyOf(definition, sent))
  expect(status, `${field}: ${what}`).toBe(422)
  expect(Object.keys(body.errors ?? {}), `${field}: ${what}`).toEqual([field])
  expect(body.message, `${field}: ${what}`).toBe(Object.values(body.errors ?? {})[0])
}

const creatable = allCollections.filter(({ api }) => api.create)
const named = <D extends { name: string }>(definitions: readonly D[]) =>
  definitions.map((definition) => ({ name: definition.name, definition }))

describe.each(named(creatable))('a new $name', ({ definition }) => {
  const path = definition.api.create ?? ''
  const { body } = definition.api

  test.each(valueFields(definition.fields))(
    'is refused for every bad %s, by name, and nothing is kept',
    async (name, field) => {
      const values = await validValues(site, definition)
      const before = await everything(definition)
      for (const [what, value] of badValues(field, { body, isChange: false })) {
        await expectRefusal('POST', path, definition, { ...values, [name]: value }, name, what)
      }
      expect(await everything(definition)).toEqual(before)
    }
  )

  test('is refused with all that is wrong at once', async () => {
    const { status, body } = await site.admin.call('POST', path, bodyOf(definition, {}))
    expect(status).toBe(422)
    const required = Object.entries(definition.fields).filter(([, field]) => field.required)
    expect(body.errors).toEqual(Object.fromEntries(required.map(([name, field]) => [name, requiredMessage(field)])))
  })

  test('may have texts of exactly the length that the definition states', async () => {
    const texts = Object.entries(definition.fields).flatMap(([name, field]) =>
      isText(field) ? [[name, longest(field, field.maxLength)]] : []
    )
    const record = await makeRecord(site, definition, Object.fromEntries(texts))
    expect(record).toMatchObject(Object.fromEntries(texts))
  })

  test('takes no value that is the program’s own, and none that no field has', async () => {
    const values = await validValues(site, definition)
    const sent = { ...foreignValues, version: '77', ...values, role: values.role ?? 'Admin' }
    const { status, body } = await site.admin.call('POST', path, bodyOf(definition, sent))
    expect(status).toBe(201)
    expect(body).toMatchObject({ version: 1, createdAt: expect.stringMatching(/^2026-11-20/) })
    expect(body.id).not.toBe(4711)
    expect(JSON.stringify(body)).not.toContain('planted')
    if (!('role' in definition.fields)) expect(body).not.toHaveProperty('role')
    const found = await site.admin.call<unknown[]>('GET', `${definition.api.list[0]}?search=planted`)
    expect(found.body).toEqual([])
  })
})

describe.each(named(allCollections))('a change of a $name', ({ definition }) => {
  const { body } = definition.api

  test.each(valueFields(changeable(definition.fields)))(
    'is refused for every bad %s, by name, and nothing is changed',
    async (name, field) => {
      const record = await makeRecord(site, definition)
      const path = pathOf(definition.api.update, record)
      const values = await validValues(site, definition)
      const before = await everything(definition)
      for (const [what, value] of badValues(field, { body, isChange: true })) {
        await expectRefusal('PUT', path, definition, { ...values, [name]: value }, name, what)
      }
      expect(await everything(definition)).toEqual(before)
    }
  )

  test('writes nothing that is immutable or the program’s own', async () => {
    const record = await makeRecord(site, definition)
    const values = await validValues(site, definition)
    const path = pathOf(definition.api.update, record)
    const sent = { ...foreignValues, ...values, ...keyOf(definition, record) }
    const { status } = await site.admin.call('PUT', path, bodyOf(definition, sent))
    expect(status).toBe(200)
    const after = await reread(definition, record)
    // The program alone sets the reader of a record: it names the sender, whatever the body says.
    const { readBy } = definition.admin.form
    if (readBy) expect(after[readBy]).toBe('Asha Admin')
    const immutable = Object.keys(definition.fields).filter((name) => definition.fields[name]?.immutable)
    for (const name of ['id', 'createdAt', ...immutable])
      if (name !== readBy) expect(after[name], name).toEqual(record[name])
    expect(JSON.stringify(after)).not.toContain('planted')
  })

  test.each(['abc', '', '0', '-1', '1.5', '[1]', 'null'])('with the version %j is refused by name', async (version) => {
    const record = await makeRecord(site, definition)
    const values = await validValues(site, definition)
    const path = pathOf(definition.api.update, record)
    await expectRefusal('PUT', path, definition, { ...values, version }, 'version', version)
  })
})

async function reread(definition: Collection, record: Values): Promise<Values> {
  const [call] = definition.api.get
  if (!call) throw new Error(`${definition.name} cannot be read.`)
  return (await site.admin.call('GET', pathOf(call, record))).body
}

describe.each(named(allSingletons))('$name', ({ definition }) => {
  const { path, body } = definition.api

  test.each(valueFields(definition.fields))(
    'is refused for every bad %s, by name, and nothing is changed',
    async (name, field) => {
      const values = await validValues(site, definition)
      const before = [(await site.admin.call('GET', path)).body, site.storedFiles()]
      for (const [what, value] of badValues(field, { body, isChange: true })) {
        await expectRefusal('PUT', path, definition, { ...values, [name]: value }, name, what)
      }
      expect([(await site.admin.call('GET', path)).body, site.storedFiles()]).toEqual(before)
    }
  )

  test('may have texts of exactly the length that the definition states', async () => {
    const texts = Object.entries(definition.fields).flatMap(([name, field]) =>
      isText(field) ? [[name, longest(field, field.maxLength)]] : []
    )
    const { status, body } = await site.admin.call('PUT', path, bodyOf(definition, Object.fromEntries(texts)))
    expect(status).toBe(200)
    expect(body).toMatchObject(Object.fromEntries(texts))
  })
})

test.each(['क', '🌞'])(
  'the longest article arrives whole in letters such as %s, which take several bytes',
  async (letter) => {
    const description = letter.repeat(50_000)
    const record = await makeRecord(site, collection('newsDetail'), { description })
    expect(record.description).toBe(description)
  }
)

test('__proto__ in a body changes nobody’s prototype, and is not stored', async () => {
  const values = await validValues(site, collection('user'))
  const text = JSON.stringify({ ...values, role: undefined }).replace(
    /^\{/,
    '{"__proto__":{"role":"Admin","isAdmin":true},'
  )
  const headers = { 'content-type': 'application/json' }
  const { status, body } = await site.admin.call('POST', '/api/auth/users', { body: text, headers })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ role: 'Role is required.' })
  expect(({} as Values).isAdmin).toBeUndefined()
  const form: Values = JSON.parse('{"__proto__":"planted","constructor.prototype.isAdmin":"true"}')
  const news = collection('news')
  const entries = [...Object.entries(form), ...Object.entries(await validValues(site, news))]
  const planted = await site.admin.call('POST', '/api/news', bodyOf(news, Object.fromEntries(entries)))
  expect(planted.status).toBe(201)
  expect(({} as Values).isAdmin).toBeUndefined()
})

test('the password is kept where a change leaves it blank or out, and is in no answer', async () => {
  const { id, fullName, mobileNo, password } = await site.addPerson('User')
  const json = { fullName, mobileNo, address: 'Nashik', role: 'User' }
  for (const blank of [{}, { password: '' }]) {
    const { status, body } = await site.admin.call('PUT', `/api/auth/users/${id}`, { json: { ...json, ...blank } })
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('password')
    await site.signIn(fullName, password)
  }
})
