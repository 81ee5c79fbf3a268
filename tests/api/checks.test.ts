import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishDue } from '../../server/jobs/publish-due.ts'
import { pageContext } from '../../server/pages/context.ts'
import { admin, createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({
    renderPage: async (_, context) => Response.json({ isDemo: context.get(pageContext).isDemo })
  })
})
afterEach(() => site.close())

interface Check {
  kind: string
  severity: string
  message: string
  path: string
}

/** Reads the checks without the one of backups: the test site has no schedule. */
async function checks(caller = site.admin): Promise<Check[]> {
  const { status, body } = await caller.call<Check[]>('GET', '/api/checks')
  expect(status).toBe(200)
  return body.filter(({ kind }) => kind !== 'backup')
}

async function makeNews(description: string): Promise<number> {
  const form = {
    title: 'A roof',
    category: 'Solar',
    date: '2026-11-01',
    description,
    newsImage: await picture(),
    newsImageAlt: 'A roof'
  }
  const { body } = await site.admin.call<{ id: number }>('POST', '/api/news', { form })
  return body.id
}

/** True where the pages say that their content is the demo's. */
async function isDemo(): Promise<boolean> {
  return (await site.visitor.call<{ isDemo: boolean }>('GET', '/search?q=x')).body.isDemo
}

async function makeDemoMember(): Promise<number> {
  const form = { fullName: 'Kiran Pawar', designation: 'Engineer', teamImage: await picture(), teamImageAlt: 'Kiran' }
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

test('only staff see the checks; an empty site has none but that nobody makes backups, which an Admin is told', async () => {
  expect((await site.visitor.call('GET', '/api/checks')).status).toBe(401)
  const { fullName, password } = await site.addPerson('User')
  expect((await (await site.signIn(fullName, password)).call('GET', '/api/checks')).body).toEqual([])
  const backup = { kind: 'backup', severity: 'warning', message: 'Scheduled backups are not set up.' }
  expect((await site.admin.call('GET', '/api/checks')).body).toEqual([{ ...backup, path: '/admin-panel' }])
})

test('a record of the demo content is told until somebody changes it, and counted on the welcome screen', async () => {
  const id = await makeDemoMember()
  const demo = { kind: 'demo', severity: 'warning', path: `/teamdata?id=${id}` }
  expect(await checks()).toEqual([{ ...demo, message: "Team member 'Kiran Pawar': still demo content." }])
  const overview = async () => (await site.admin.call('GET', '/api/overview')).body
  expect(await overview()).toMatchObject({ checks: { errors: 0, warnings: 2 }, demo: 1 })
  await site.admin.call('PUT', `/api/team/${id}`, { form: { fullName: 'Kiran Pawar', designation: 'Chief' } })
  expect(await checks()).toEqual([])
  expect(await overview()).toMatchObject({ checks: { errors: 0, warnings: 1 }, demo: 0 })
})

test('where a record stands, whether it is public, and a save without a change do not make it the company’s own', async () => {
  const id = await makeDemoMember()
  const form = { fullName: 'Kiran Pawar', designation: 'Engineer' }
  const isMarked = async () => [await isDemo(), (await checks()).some(({ kind }) => kind === 'demo')]
  const writes = [
    () => site.admin.call('POST', '/api/teamlist/reorder', { json: { ids: [id] } }),
    () =>
      site.admin.call('POST', '/api/teamlist/update-multiple', { json: { ids: [id], values: { status: 'draft' } } }),
    () => site.admin.call('PUT', `/api/team/${id}`, { form }),
    () => site.admin.call('PUT', `/api/team/${id}`, { form: { ...form, status: 'scheduled', publishAt: inAnHour() } })
  ]
  for (const write of writes) {
    expect((await write()).status).toBe(200)
    expect(await isMarked()).toEqual([true, true])
  }
  site.pass(2 * hour)
  await publishDue(site.content)
  expect(await isMarked()).toEqual([true, true])
  await site.admin.call('PUT', `/api/team/${id}`, { form: { ...form, designation: 'Chief' } })
  expect(await isMarked()).toEqual([false, false])
})

const hour = 3_600_000
const inAnHour = () => new Date(site.clock().getTime() + hour).toISOString()

test('what visitors see only by searching is demo content, too', async () => {
  const { body } = await site.admin.call<{ id: number }>('POST', '/api/synonyms', { json: { words: ['sun', 'solar'] } })
  await site.db.insertInto('demoRecord').values({ collection: 'synonym', recordId: body.id }).execute()
  expect([await isDemo(), (await checks()).map(({ kind }) => kind)]).toEqual([true, ['demo']])
})

test('an example e-mail of the settings is demo content, and told to Admins, who can change it', async () => {
  const json = { companyName: 'Sun', logoText: 'Sun', phone1: '+91 00000 00001', email: 'info@example.com' }
  await site.admin.call('PUT', '/api/settings', { json })
  const demo = { kind: 'demo', severity: 'warning', message: 'Site settings: still demo content.', path: '/settings' }
  expect(await checks()).toEqual([
    {
      kind: 'contact',
      severity: 'error',
      message: 'Site settings: example contact details: Phone 1, E-mail.',
      count: 2,
      path: '/settings'
    },
    demo
  ])
  expect(await isDemo()).toBe(true)
  const { fullName, password } = await site.addPerson('User')
  expect(await checks(await site.signIn(fullName, password))).toEqual([demo])
})

test('links that lead nowhere, placeholder words and a missing detail are told, each by its record', async () => {
  const id = await makeNews('Lorem ipsum. See [this](/no-such-page) and /newsdetail/999 or /contact, ₹500 /kilowatt.')
  const found = await checks()
  expect(found).toEqual([
    {
      kind: 'link',
      severity: 'error',
      message: "News item 'A roof': /newsdetail/999, /no-such-page lead nowhere.",
      path: `/newsdata?id=${id}`
    },
    {
      kind: 'placeholder',
      severity: 'error',
      message: "News item 'A roof': placeholder words: Lorem ipsum.",
      path: `/newsdata?id=${id}`
    },
    {
      kind: 'detail',
      severity: 'warning',
      message: "News item 'A roof': there is no news detail.",
      path: `/newsdata?id=${id}`
    }
  ])
  const form = {
    title: 'A roof',
    category: 'Solar',
    date: '2026-11-01',
    description: `See [this](/NewsDetail/${id}/).`
  }
  await site.admin.call('PUT', `/api/news/${id}`, { form })
  expect((await checks()).map(({ kind }) => kind)).toEqual(['detail'])
})

test('a path that is no address leads nowhere, and keeps nobody from the checks and the first screen', async () => {
  const id = await makeNews('See /discount-50%off, /news\\today and [this](/\\[x y).')
  expect((await checks())[0]).toEqual({
    kind: 'link',
    severity: 'error',
    message: expect.stringMatching(/^News item 'A roof': .*\/discount-50%off.* lead nowhere\.$/),
    path: `/newsdata?id=${id}`
  })
  expect((await site.admin.call('GET', '/api/overview')).status).toBe(200)
})

test('a picture without alternative text is told until it has one', async () => {
  const form = { fullName: 'Kiran Pawar', designation: 'Engineer' }
  const made = await site.admin.call<{ id: number }>('POST', '/api/team', {
    form: { ...form, teamImage: await picture() }
  })
  expect((await checks()).map(({ kind, path }) => [kind, path])).toEqual([
    ['alternative-text', `/teamdata?id=${made.body.id}`]
  ])
  await site.admin.call('PUT', `/api/team/${made.body.id}`, { form: { ...form, teamImageAlt: 'Kiran on a roof' } })
  expect(await checks()).toEqual([])
})

test('a fact is told 30 days before its end, and once it has ended', async () => {
  const json = {
    key: 'x',
    label: 'Loan rate',
    value: 6,
    source: 'Bank',
    validFrom: '2026-01-01',
    validTo: '2026-12-21'
  }
  const { status, body } = await site.admin.call<{ id: number }>('POST', '/api/facts', { json })
  expect(status).toBe(201)
  expect(await checks()).toEqual([])
  site.pass(24 * 3_600_000)
  // No session lasts so long.
  const later = async () => await checks(await site.signIn(admin.username, admin.password))
  const path = `/factdata?id=${body.id}`
  const ending = {
    kind: 'ending',
    severity: 'warning',
    message: "Fact 'Loan rate': it ends on 21 December 2026.",
    path
  }
  expect(await later()).toEqual([ending])
  site.pass(30 * 24 * 3_600_000)
  expect(await later()).toEqual([ending])
  site.pass(24 * 3_600_000)
  const ended = { kind: 'ended', severity: 'error', message: "Fact 'Loan rate': it ended on 21 December 2026.", path }
  expect(await later()).toEqual([ended])
  const again = await site.signIn(admin.username, admin.password)
  expect((await again.call<{ ends: Check[] }>('GET', '/api/overview')).body.ends).toEqual([ended])
})

test('a changed sentence is looked through as records are', async () => {
  const [sentence] = (await site.admin.call<{ key: string }[]>('GET', '/api/texts')).body
  const key = sentence?.key ?? ''
  await site.admin.call('PUT', `/api/texts/${key}`, { json: { text: 'TODO: see [the offer](/offer)' } })
  const common = { severity: 'error', path: `/textlist?search=${key}` }
  expect(await checks()).toEqual([
    { ...common, kind: 'link', message: `Text '${key}': /offer leads nowhere.` },
    { ...common, kind: 'placeholder', message: `Text '${key}': placeholder words: TODO.` }
  ])
})
