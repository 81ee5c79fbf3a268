import { afterAll, beforeAll, expect, test } from 'vitest'
import { collection, makeRecord } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('the values of a field are given once each, in alphabetical order', async () => {
  for (const category of ['Solar Panel', 'battery', 'Solar Panel', 'Wind'])
    await makeRecord(site, collection('news'), { category })
  const { status, body } = await site.admin.call('GET', '/api/news/values?field=category')
  expect(status).toBe(200)
  expect(body).toEqual(['battery', 'Solar Panel', 'Wind'])
})

test.each(['', '?field=title', '?field=password'])('a field that suggests nothing is refused: %j', async (query) => {
  expect((await site.admin.call('GET', `/api/news/values${query}`)).status).toBe(422)
})

test('settings take an address without https:// and the code of a map, and refuse a link that cannot be framed', async () => {
  const { body: before } = await site.admin.call('GET', '/api/settings')
  const put = (values: object) =>
    site.admin.call('PUT', '/api/settings', {
      json: { companyName: before.companyName || 'Surya', logoText: before.logoText || 'Surya', ...values }
    })
  const embed = 'https://www.google.com/maps/embed?pb=!1m18'
  const saved = await put({ facebook: 'facebook.com/x', mapUrl: `<iframe src="${embed}" width="600"></iframe>` })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ facebook: 'https://facebook.com/x', mapUrl: embed })
  const refused = await put({ mapUrl: 'https://maps.app.goo.gl/AbC' })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toMatchObject({ mapUrl: expect.stringMatching(/choose Share, Embed a map/) })
})
