import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Singleton } from '../../collections/define.ts'
import { allSingletons, singletons } from '../../collections/index.ts'
import { bodyOf, filesOf, plainValues, validValues } from '../support/records.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function put(singleton: Singleton, values: Record<string, unknown>) {
  return await site.admin.call('PUT', singleton.api.path, bodyOf(singleton, values))
}

describe.each(allSingletons.map((singleton) => ({ name: singleton.name, singleton })))('$name', ({ singleton }) => {
  const { path } = singleton.api

  test('it is there from the beginning, for everybody', async () => {
    const { status, body } = await site.visitor.call('GET', path)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 1 })
  })

  test('a change comes back as it was sent, and everybody reads it', async () => {
    const values = await validValues(site, singleton)
    const { status, body } = await put(singleton, values)
    expect(status).toBe(200)
    const { message, ...saved } = body
    expect(message).toBe(singleton.admin.messages.updated)
    expect(saved).toMatchObject(plainValues(singleton, values))
    expect((await site.visitor.call('GET', path)).body).toEqual(saved)
  })

  test('what is not sent stays as it is, but for what is required', async () => {
    const values = await validValues(site, singleton)
    const { body: before } = await put(singleton, values)
    const required = Object.entries(singleton.fields).filter(([, field]) => field.required)
    const { status, body } = await put(singleton, Object.fromEntries(required.map(([name]) => [name, values[name]])))
    expect(status).toBe(200)
    for (const name of Object.keys(singleton.fields)) expect(body[name], name).toEqual(before[name])
  })

  test('the second of two editors is told', async () => {
    const values = await validValues(site, singleton)
    const { body } = await put(singleton, values)
    expect((await put(singleton, { ...values, version: body.version })).status).toBe(200)
    expect((await put(singleton, { ...values, version: body.version })).status).toBe(409)
  })

  test('it can be neither made nor deleted', async () => {
    for (const method of ['POST', 'DELETE', 'PATCH']) {
      const { status, headers } = await site.admin.call(method, path)
      expect(status).toBe(405)
      expect(headers.get('allow')).toBe('GET, PUT')
    }
  })
})

test('the address of About’s picture is the one it is served at, null where there is none', async () => {
  const form = { title: 'About', content: 'Us' }
  const { body } = await site.admin.call('PUT', '/api/admin-panel', { form: { ...form, image: await picture() } })
  expect(body.image_url).toBe(`/uploads/${body.image}`)
  expect((await site.visitor.fetch('GET', String(body.image_url))).status).toBe(200)
  const removed = await site.admin.call('PUT', '/api/admin-panel', { form: { ...form, existingImage: '' } })
  expect(removed.body).toMatchObject({ image: null, image_url: null })
  await site.forgetHistory()
  for (const file of filesOf(singletons.about, body)) expect(site.storedFiles()).not.toContain(file)
})

test.each([
  ['email', 'not an address'],
  ['email', 'a@b'],
  ['email', 'a@example.com, b@example.com'],
  ['facebook', 'javascript:alert(1)'],
  ['facebook', 'our page'],
  ['mapUrl', 'data:text/html,x'],
  ['creditUrl', 'ftp://example.com'],
  ['phone1', 'call us'],
  ['phone2', '12345'],
  ['whatsapp', '+91 98765 43210 ext 5']
])('settings refuse the %s %s', async (field, value) => {
  const { status, body } = await put(singletons.settings, { companyName: 'C', logoText: 'L', [field]: value })
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
})

test('an optional setting may be emptied', async () => {
  await put(singletons.settings, await validValues(site, singletons.settings))
  const { body } = await put(singletons.settings, {
    companyName: 'C',
    logoText: 'L',
    email: '',
    facebook: '',
    phone1: ''
  })
  expect([body.email, body.facebook, body.phone1]).toEqual(['', '', ''])
})
