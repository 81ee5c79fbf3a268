import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('smoke', async () => {
  const form = { title: 'Été', category: 'C', date: '2026-01-02', description: 'd', newsImage: await picture() }
  const made = await site.admin.call('POST', '/api/news', { form })
  console.log(made.status, made.body)
  const list = await site.visitor.call('GET', '/api/news?search=ETE')
  console.log(list.body, site.storedFiles())
  const bad = await site.admin.call('POST', '/api/news', { form: { title: '' } })
  console.log(bad.status, bad.body)
  console.log((await site.admin.call('GET', '/api/auth/userlist')).body)
  const detail = await site.admin.call('POST', '/api/newsdetail', {
    form: { news_id: String(made.body.id), description: 'x\r\ny' }
  })
  console.log(detail.body)
  console.log((await site.visitor.call('GET', '/api/newsdetaillist?sort=title&page=1')).body)
  console.log(
    (
      await site.admin.call('POST', '/api/newsdetail', {
        form: { news_id: String(made.body.id), description: 'x\r\ny' }
      })
    ).body
  )
  console.log(
    (
      await site.admin.call('PUT', `/api/newsdetail/byNews/${made.body.id}`, {
        form: { description: 'z', image1: await picture(), version: '1' }
      })
    ).body
  )
  console.log(
    (
      await site.admin.call('PUT', `/api/newsdetail/byNews/${made.body.id}`, {
        form: { description: 'z', version: '1' }
      })
    ).body
  )
  console.log(
    (await site.admin.call('POST', `/api/news/delete-multiple`, { json: { ids: [1, 2] } })).body,
    site.storedFiles()
  )
  console.log((await site.admin.call('POST', `/api/auth/delete-multiple`, { json: { ids: [1, 2] } })).body)
  console.log((await site.visitor.call('GET', `/api/settings`)).body)
  expect(1).toBe(1)
})
