import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageContext } from '../../server/pages/context.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({
    renderPage: async (_, context) => Response.json({ isDemo: context.get(pageContext).isDemo })
  })
})
afterEach(() => site.close())

/** Whether the pages say that their content is the demo's. */
async function isDemo(): Promise<boolean> {
  return (await site.visitor.call<{ isDemo: boolean }>('GET', '/search?q=x')).body.isDemo
}

async function makeDemoMember(): Promise<number> {
  const form = { fullName: 'Kiran Pawar', designation: 'Engineer', teamImage: await picture() }
  const { body } = await site.admin.call<{ id: number }>('POST', '/api/team', { form })
  await site.db.insertInto('demoRecord').values({ collection: 'teamMember', recordId: body.id }).execute()
  return body.id
}

test('pages are marked while a record of the demo content is unchanged', async () => {
  const id = await makeDemoMember()
  expect(await isDemo()).toBe(true)
  const form = { fullName: 'Kiran Pawar', designation: 'Chief Engineer' }
  expect((await site.admin.call('PUT', `/api/team/${id}`, { form })).status).toBe(200)
  expect(await isDemo()).toBe(false)
})

test('pages are marked no more when the demo record is deleted', async () => {
  const id = await makeDemoMember()
  expect(await isDemo()).toBe(true)
  await site.admin.call('POST', '/api/teamlist/delete-multiple', { json: { ids: [id] } })
  expect(await isDemo()).toBe(false)
})

test('pages are marked while the e-mail of the settings is an example', async () => {
  expect(await isDemo()).toBe(false)
  const settings = { companyName: 'Sun', logoText: 'Sun' }
  await site.admin.call('PUT', '/api/settings', { json: { ...settings, email: 'info@example.com' } })
  expect(await isDemo()).toBe(true)
  await site.admin.call('PUT', '/api/settings', { json: { ...settings, email: 'info@sun.in' } })
  expect(await isDemo()).toBe(false)
})
