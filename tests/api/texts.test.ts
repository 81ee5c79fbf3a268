import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lockContent } from '../../server/content/revision.ts'
import { untilWaiting } from '../support/database.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

interface Text {
  key: string
  page: string
  original: string
  text: string
  changed: boolean
  updatedAt: string | null
}

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const key = 'wind.title'
const list = async () => (await site.admin.call<Text[]>('GET', '/api/texts?language=en')).body
const find = async (wanted: string) => (await list()).find((text) => text.key === wanted)
const change = (text: unknown, wanted = key) =>
  site.admin.call<Text & { message: string; errors?: Record<string, string> }>(
    'PUT',
    `/api/texts/${wanted}?language=en`,
    { json: { text } }
  )

test('staff read every sentence with its original; visitors do not', async () => {
  expect(await find(key)).toMatchObject({ page: 'wind', changed: false, updatedAt: null })
  expect((await site.visitor.call('GET', '/api/texts')).status).toBe(401)
  expect((await site.visitor.call('PUT', `/api/texts/${key}`, { json: { text: 'x' } })).status).toBe(401)
})

test('a sentence is changed, and returns to its original', async () => {
  const before = await find(key)
  expect(await change('Windmills')).toMatchObject({ status: 200, body: { text: 'Windmills', changed: true } })
  expect(await find(key)).toMatchObject({ text: 'Windmills', original: before?.original, changed: true })
  expect((await change(null)).body).toMatchObject({ text: before?.original, changed: false, updatedAt: null })
  expect(await find(key)).toEqual(before)
})

test('each language has its own sentences; what is changed in English alone is shown in English', async () => {
  const inHindi = `/api/texts/${key}?language=hi`
  const say = async () => (await site.readTexts('hi')).texts('wind.title')
  const original = await say()
  expect(original).toMatch(/\p{Script=Devanagari}/u)
  await change('Windmills')
  expect(await say()).toBe('Windmills')
  const changed = await site.admin.call('PUT', inHindi, { json: { text: 'पवनचक्कियाँ' } })
  expect(changed).toMatchObject({ status: 200, body: { original, text: 'पवनचक्कियाँ', changed: true } })
  expect(await say()).toBe('पवनचक्कियाँ')
  expect(await find(key)).toMatchObject({ text: 'Windmills' })
  await site.admin.call('PUT', inHindi, { json: { text: null } })
  await change(null)
  expect(await say()).toBe(original)
  expect((await site.admin.call('GET', '/api/texts?language=ta')).status).toBe(422)
})

test('one sentence saved by several at once is that of one of them', async () => {
  const isLocked = Promise.withResolvers<void>()
  const isDue = Promise.withResolvers<void>()
  // Holds all of them within their transactions, so that none is over before the others begin.
  const held = site.db.transaction().execute(async (transaction) => {
    await lockContent(transaction)
    isLocked.resolve()
    await isDue.promise
  })
  await isLocked.promise
  const saved = ['One', 'Two', 'Three'].map((text) => change(text))
  await untilWaiting(site.db, saved.length)
  isDue.resolve()
  await held
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(['One', 'Two', 'Three']).toContain((await find(key))?.text)
  await change(null)
})

test('a sentence that was emptied comes back', async () => {
  expect((await change('')).body).toMatchObject({ text: '', changed: true })
  expect((await change(null)).body.text).not.toBe('')
})

test('markup is kept as the text that it is', async () => {
  const text = '<img src=x onerror=alert(1)> & "quotes" it’s'
  expect((await change(text)).body.text).toBe(text)
  await change(null)
})

test.each(['{companyName, date}', '{companyName, number, ::currency/X}', 'Call {'])(
  'where one was stored that cannot be shown the pages say the original: %s',
  async (text) => {
    await change('Windmills')
    await site.db.updateTable('text').set({ text }).where('key', '=', key).execute()
    // Another write makes the pages read it.
    await change('Sun', 'solar.title')
    const logged = vi.spyOn(site.log, 'error').mockImplementation(() => undefined)
    const { texts } = await site.readTexts()
    for (let shown = 0; shown < 2; shown++) expect(texts(key)).toBe((await find(key))?.original)
    expect(logged).toHaveBeenCalledOnce()
    await change(null)
    await change(null, 'solar.title')
  }
)

test('a demo company’s claims are not on a site without demo content', async () => {
  expect(await find('wind.lead')).toMatchObject({ original: '', text: '' })
})

describe('is refused', () => {
  test.each([
    ['a foreign placeholder', 'Call {nobody}', /\{nobody\} stands for nothing here/],
    ['a brace alone', 'Call {', /brace/],
    ['a number’s, day’s or time’s format', '{companyName, date}', /the name of a placeholder alone/],
    ['one within a choice', '{n, plural, other {{companyName, number, ::currency/X}}}', /placeholder alone/],
    ['NUL', 'a\0b', /cannot be stored/],
    ['another control character', 'a\u0001b', /cannot be stored/],
    ['what is no character', 'a\uffffb', /cannot be stored/],
    ['half a character', 'a\ud800b', /cannot be stored/],
    ['more than 5,000 characters', 'x'.repeat(5_001), /5,000/]
  ])('%s', async (_, text, message) => {
    const before = await find(key)
    const { status, body } = await change(text)
    expect(status).toBe(422)
    expect(body.errors?.text).toMatch(message)
    expect(await find(key)).toEqual(before)
  })

  test.each([5, ['a'], {}, undefined])('what is no text: %s', async (text) => {
    expect((await change(text)).status).toBe(422)
  })

  test.each(['nothing.here', '__proto__', 'constructor', 'wind'])('an unknown key: %s', async (unknown) => {
    expect((await change('x', unknown)).status).toBe(404)
  })

  test('an unknown language', async () => {
    expect((await site.admin.call('GET', '/api/texts?language=xx')).status).toBe(422)
  })
})

test('each change counts as a change of the content, so that pages are rendered anew', async () => {
  const revision = async () =>
    (await site.db.selectFrom('contentRevision').select('revision').executeTakeFirstOrThrow()).revision
  const before = await revision()
  await change('Windmills')
  expect(await revision()).toBe(before + 1)
  await change(null)
})

test('the footer shows what the company is registered as: each where it is filled in', async () => {
  const settings = { companyName: 'Sun', logoText: 'Sun' }
  const shown = async (given: Record<string, string | number>) => {
    const { status } = await site.admin.call('PUT', '/api/settings', { json: { ...settings, ...given } })
    expect(status).toBe(200)
    return (await site.readTexts()).texts.items('site.facts', ['value', 'name'])
  }
  const all = {
    gstin: '27ABCDE1234F1Z5',
    registrationNumber: 'U40100',
    vendorNumber: 'PMSG-1',
    electricalLicence: 'E-7'
  }
  const emptied = { gstin: '', registrationNumber: '', vendorNumber: '', electricalLicence: '', foundedYear: '' }
  const names = {
    foundedYear: 'Since',
    gstin: 'GSTIN',
    registrationNumber: 'Registration number',
    vendorNumber: 'Vendor number',
    electricalLicence: 'Electrical licence'
  }
  for (const [field, name] of Object.entries(names)) {
    const value = Object.entries({ foundedYear: 2009, ...all }).find(([key]) => key === field)?.[1] ?? ''
    expect(await shown({ ...emptied, [field]: value })).toEqual([{ name, value: String(value) }])
  }
  expect(await shown({ ...all, foundedYear: 2009 })).toHaveLength(5)
  expect(await shown(emptied)).toEqual([])
})
