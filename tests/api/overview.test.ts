import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

interface Overview {
  unreadMessages: number
  lastChanges: { collection: string; title: string }[]
  gaps: { collection: string; missing: string; count: number }[]
}

const answer = 'ABC234'
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterAll(() => site.close())

const overview = async () => (await site.admin.call<Overview>('GET', '/api/overview')).body

test('an empty site has nothing to tell', async () => {
  expect(await overview()).toEqual({
    unreadMessages: 0,
    lastChanges: [],
    gaps: [],
    warnings: [],
    backups: { everyHours: null, lastAt: null, isLate: false }
  })
})

test('what is missing is counted, until it is there', async () => {
  const service = { serviceName: 'Roofs', description: 'Short.', serviceImage: await picture() }
  const { body } = await site.admin.call<{ id: number }>('POST', '/api/services', { form: service })
  expect((await overview()).gaps).toEqual([
    { collection: 'service', missing: 'Detail Text', count: 1 },
    { collection: 'service', missing: 'Detail Image 1', count: 1 }
  ])
  const whole = { serviceName: 'Roofs', description: 'Short.', detailText: 'Long.', detailImage1: await picture() }
  await site.admin.call('PUT', `/api/services/${body.id}`, { form: whole })
  expect((await overview()).gaps).toEqual([])
})

test('a news item without a detail is a gap of the news', async () => {
  const form = { title: 'Untold', category: 'Wind', date: '2026-11-01', description: 'D', newsImage: await picture() }
  await site.admin.call('POST', '/api/news', { form })
  expect((await overview()).gaps).toContainEqual({ collection: 'news', missing: 'news detail', count: 1 })
})

test('the last changes come newest first', async () => {
  site.pass(60_000)
  const form = { fullName: 'Kiran Pawar', designation: 'Engineer', teamImage: await picture() }
  await site.admin.call('POST', '/api/team', { form })
  const { lastChanges } = await overview()
  expect(lastChanges[0]).toMatchObject({ collection: 'teamMember', title: 'Kiran Pawar' })
  expect(lastChanges.map(({ title }) => title)).toContain('Untold')
})

test('messages count until they are read', async () => {
  const { body } = await site.visitor.call<{ id: string }>('GET', '/api/captcha')
  const json = {
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'S',
    phone: '9800000001',
    message: 'M',
    captchaInput: answer,
    captchaId: body.id
  }
  await site.visitor.call('POST', '/api/mail/contact', { json })
  expect((await overview()).unreadMessages).toBe(1)
  const [message] = (await site.admin.call<{ id: number }[]>('GET', '/api/messages')).body
  expect((await site.admin.call('PUT', `/api/messages/${message?.id}`, { json: { read: true } })).status).toBe(200)
  expect((await overview()).unreadMessages).toBe(0)
})

test('how the backups stand is for Admins alone', async () => {
  const person = await site.addPerson('User')
  const user = await site.signIn(person.fullName, person.password)
  const { body } = await user.call('GET', '/api/overview')
  expect(body.backups).toBeNull()
})
