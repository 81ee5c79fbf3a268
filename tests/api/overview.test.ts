import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

interface Overview {
  unreadMessages: number
  lastChanges: { collection: string; title: string; action: string; by: string }[]
  gaps: { collection: string; name: string; missing: string; count: number }[]
  blanks: { definition: string; missing: string }[]
}

const answer = 'ABC234'
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterAll(() => site.close())

const overview = async () => (await site.admin.call<Overview>('GET', '/api/overview')).body

test('an empty site is told what it has nothing of', async () => {
  const counts = { all: 0, new: 0, mine: 0, due: 0, late: 0, won: 0, lost: 0 }
  const open = ['New', 'Called', 'Visit', 'Quoted'].map((stage) => ({ stage, count: 0 }))
  expect(await overview()).toEqual({
    work: { new: [], due: [], late: [], next: [], counts, open, weeks: [0, 0, 0, 0, 0, 0, 0, 0] },
    unreadMessages: 0,
    lastChanges: [],
    gaps: [],
    misses: [],
    warnings: [],
    blanks: [
      { definition: 'news', missing: 'news items' },
      { definition: 'newsDetail', missing: 'news details' },
      { definition: 'product', missing: 'products' },
      { definition: 'service', missing: 'services' },
      { definition: 'teamMember', missing: 'team members' },
      { definition: 'testimonial', missing: 'testimonials' },
      { definition: 'slide', missing: 'slides' },
      { definition: 'project', missing: 'projects' },
      { definition: 'client', missing: 'clients' },
      { definition: 'question', missing: 'questions' },
      { definition: 'area', missing: 'areas' },
      { definition: 'fact', missing: 'facts' },
      { definition: 'settings', missing: 'Phone 1' },
      { definition: 'settings', missing: 'E-mail' },
      { definition: 'settings', missing: 'Postal address' }
    ],
    checks: { errors: 0, warnings: 1 },
    ends: [],
    demo: 0,
    backups: { everyHours: null, lastAt: null, isLate: false }
  })
})

test('what is missing is counted, until it is there', async () => {
  const service = { serviceName: 'Roofs', description: 'Short.', serviceImage: await picture() }
  const { body } = await site.admin.call<{ id: number }>('POST', '/api/services', { form: service })
  expect((await overview()).gaps).toEqual([
    { collection: 'service', name: 'detailText', missing: 'Detail Text', count: 1 },
    { collection: 'service', name: 'detailImage1', missing: 'Detail Image 1', count: 1 }
  ])
  const withoutPicture = await site.admin.call<{ id: number }[]>('GET', '/api/serviceslist?missing=detailImage1')
  expect(withoutPicture.body.map(({ id }) => id)).toEqual([body.id])
  const whole = { serviceName: 'Roofs', description: 'Short.', detailText: 'Long.', detailImage1: await picture() }
  await site.admin.call('PUT', `/api/services/${body.id}`, { form: whole })
  expect((await overview()).gaps).toEqual([])
  expect((await site.admin.call('GET', '/api/serviceslist?missing=detailImage1')).body).toEqual([])
  expect((await overview()).blanks).not.toContainEqual({ definition: 'service', missing: 'services' })
})

test('a list cannot be asked for what its records do not lack', async () => {
  const { status, body } = await site.admin.call('GET', '/api/serviceslist?missing=serviceName')
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty('missing')
})

test('a news item without a detail is a gap of the news', async () => {
  const form = { title: 'Untold', category: 'Wind', date: '2026-11-01', description: 'D', newsImage: await picture() }
  await site.admin.call('POST', '/api/news', { form })
  expect((await overview()).gaps).toContainEqual({
    collection: 'news',
    name: 'newsDetail',
    missing: 'news detail',
    count: 1
  })
  const { body } = await site.admin.call<{ title: string }[]>('GET', '/api/news?missing=newsDetail')
  expect(body.map(({ title }) => title)).toEqual(['Untold'])
  expect((await site.admin.call<number[]>('GET', '/api/news/ids?missing=newsDetail')).body).toHaveLength(1)
})

test('the last changes come newest first, with who made or changed what', async () => {
  site.pass(60_000)
  const form = { fullName: 'Kiran Pawar', designation: 'Engineer', teamImage: await picture() }
  await site.admin.call('POST', '/api/team', { form })
  const { lastChanges } = await overview()
  expect(lastChanges[0]).toMatchObject({ collection: 'teamMember', title: 'Kiran Pawar', action: 'create' })
  expect(lastChanges.map(({ title }) => title)).toContain('Untold')

  const person = await site.addPerson('User')
  const user = await site.signIn(person.fullName, person.password)
  const [service] = (await user.call<{ id: number }[]>('GET', '/api/services')).body
  const detail = { serviceName: 'Roofs and walls', description: 'Short.' }
  await user.call('PUT', `/api/services/${service?.id}`, { form: detail })
  const [last] = (await overview()).lastChanges
  expect(last).toMatchObject({ id: service?.id, title: 'Roofs and walls', action: 'update', by: person.fullName })

  await user.call('POST', '/api/services/delete-multiple', { json: { ids: [service?.id] } })
  expect((await overview()).lastChanges.map(({ collection }) => collection)).not.toContain('service')
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

test('messages can be asked for while they are unread, and say afterwards who read them', async () => {
  const ids = async () => (await site.admin.call<number[]>('GET', '/api/messages/ids?unread=1')).body
  const [message] = (await site.admin.call<{ id: number; readBy: string }[]>('GET', '/api/messages')).body
  const path = `/api/messages/${message?.id}`
  expect(await ids()).toEqual([])
  expect(message?.readBy).not.toBe('')

  await site.admin.call('PUT', path, { json: { read: false } })
  expect(await ids()).toEqual([message?.id])
  expect((await site.admin.call('GET', '/api/messages?unread=1&pageSize=1')).headers.get('x-total-count')).toBe('1')
  expect((await site.admin.call('GET', path)).body).toMatchObject({ read: false, readBy: '' })

  const person = await site.addPerson('User')
  const user = await site.signIn(person.fullName, person.password)
  await user.call('PUT', path, { json: { read: true, readBy: 'Somebody else' } })
  expect((await user.call('GET', path)).body).toMatchObject({ read: true, readBy: person.fullName })
  expect((await user.call('GET', '/api/messages?unread=yes')).status).toBe(422)
})

test('how the backups stand is for Admins alone', async () => {
  const person = await site.addPerson('User')
  const user = await site.signIn(person.fullName, person.password)
  const { body } = await user.call('GET', '/api/overview')
  expect(body.backups).toBeNull()
})
