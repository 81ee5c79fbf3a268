import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Definition, isCollection } from '../../collections/define.ts'
import { allDefinitions } from '../../collections/index.ts'
import { isShown, shownAt } from '../../collections/on-site.ts'
import { otherLanguages, translatableFields } from '../../collections/translatable.ts'
import { createPreviewSite, type PreviewPage } from '../support/preview-site.ts'
import { collection, makeRecord, type Values } from '../support/records.ts'
import type { TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createPreviewSite()
  const form = { title: 'About us', subtitle: 'Since 1998', content: 'Text' }
  await site.admin.call('PUT', '/api/admin-panel', { form })
})
afterAll(() => site.close())

const read = async (path: string, json: object) =>
  (await (await site.admin.fetch('POST', path, { json })).json()) as PreviewPage

function ownRecord(definition: Definition, { lists, about }: PreviewPage, id: unknown): Values {
  const shown = isCollection(definition) ? lists[definition.name] : [about]
  return shown?.find((one) => one.id === id) ?? {}
}

describe.each(allDefinitions.filter(isShown))('the page beside a form of $name', (definition) => {
  const path = `/preview/${definition.name}`
  const [title = ''] =
    Object.entries(definition.fields).find(([, { kind }]) => kind === 'text' || kind === 'longText') ?? []
  const kept = () => site.db.selectFrom('preview').select('tokenHash').execute()

  test('shows what is typed, and keeps nothing', async () => {
    const before = await kept()
    const record = isCollection(definition) ? await makeRecord(site, definition) : { id: 1 }
    const json = { [title]: 'Typed just now' }
    const response = await site.admin.fetch('POST', `${path}?id=${record.id}`, { json })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    const page = (await response.json()) as PreviewPage
    expect(page.path).toBe(shownAt(definition, { ...record, ...json }))
    expect(page.user).toBeNull()
    expect(page.previewUntil).toBeUndefined()
    const shown = isCollection(definition) ? page.lists[definition.name] : [page.about]
    expect(shown).toContainEqual(expect.objectContaining({ id: record.id, ...json }))
    expect(await kept()).toEqual(before)
    const stored = await site.visitor.fetch('GET', '/about')
    expect(JSON.stringify(await stored.json())).not.toContain('Typed just now')
  })

  test('refuses who is not signed in, what is wrong, and what is not there', async () => {
    expect((await site.visitor.call('POST', path, { json: {} })).status).toBe(401)
    const long = await site.admin.call('POST', path, { json: { [title]: 'x'.repeat(60_000) } })
    expect(long).toMatchObject({ status: 422, body: { errors: { [title]: expect.any(String) } } })
    expect((await site.admin.call('POST', `${path}?id=0`, { json: {} })).status).toBe(422)
    if (isCollection(definition))
      expect((await site.admin.call('POST', `${path}?id=2147483646`, { json: {} })).status).toBe(404)
  })
})

describe.each(allDefinitions.filter(isShown))('the page beside a translation of $name', (definition) => {
  const path = `/preview/${definition.name}`
  const [field = '', ...others] = Object.keys(translatableFields(definition))
  const record = async () => (isCollection(definition) ? await makeRecord(site, definition) : { id: 1 })
  const stored = () => site.db.selectFrom('translation').select('text').execute()

  test.each(otherLanguages)(
    'shows in $inEnglish what is typed, else what is stored, else the English',
    async ({ code }) => {
      const { id } = await record()
      const text = `अभी लिखा ${code}`
      const translations = `/api/translations/${definition.name}/${id}?language=${code}`
      const json = Object.fromEntries(others.slice(0, 2).map((name) => [name, `सहेजा ${id}`]))
      expect((await site.admin.call('PUT', translations, { json })).status).toBe(200)
      const before = await stored()
      const [first = '', second = ''] = others
      const typed = { [field]: text, ...(second && { [second]: '' }) }
      const english = await read(`${path}?id=${id}`, {})
      const page = await read(`${path}?id=${id}&language=${code}`, typed)
      expect(page).toMatchObject({ path: english.path, language: code, user: null })
      const shown = ownRecord(definition, page, id)
      const inEnglish = ownRecord(definition, english, id)
      expect(shown).toMatchObject({ [field]: text, originals: { [field]: inEnglish[field] } })
      if (first) expect(shown[first]).toBe(`सहेजा ${id}`)
      if (second) {
        expect(shown[second]).toBe(inEnglish[second])
        expect(shown.untranslated).toContain(second)
      }
      const emptied = ownRecord(definition, await read(`${path}?id=${id}&language=${code}`, { [field]: null }), id)
      expect(emptied[field]).toBe(inEnglish[field])
      expect(await stored()).toEqual(before)
    }
  )

  test('refuses who is not signed in, what is wrong, and what is not there', async () => {
    const { id } = await record()
    const call = (query: string, json: object, caller = site.admin) =>
      caller.call('POST', `${path}?id=${id}&language=${query}`, { json })
    expect((await call('hi', {}, site.visitor)).status).toBe(401)
    for (const json of [{ [field]: 'x'.repeat(60_000) }, { nothing: 'x' }, { id: 'x' }, { [field]: 1 }])
      expect(await call('hi', json)).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(json)[0] ?? '']: expect.any(String) } }
      })
    for (const language of ['en', 'xx', '__proto__'])
      expect(await call(language, {})).toMatchObject({
        status: 422,
        body: { errors: { language: expect.any(String) } }
      })
    if (!isCollection(definition)) return
    expect((await site.admin.call('POST', `${path}?id=2147483646&language=hi`, { json: {} })).status).toBe(404)
    expect((await site.admin.call('POST', `${path}?language=hi`, { json: {} })).status).toBe(204)
  })
})

test('the page beside the translation of a news item has its article, and the titles of both', async () => {
  const news = await makeRecord(site, collection('news'), { status: 'draft' })
  const detail = await makeRecord(site, collection('newsDetail'), { news_id: news.id })
  const texts = { title: 'शीर्षक', category: 'श्रेणी', 'newsDetail.description': 'एक **लेख**।' }
  const page = await read(`/preview/news?id=${news.id}&language=hi`, texts)
  expect(page).toMatchObject({ path: `/newsdetail/${news.id}`, language: 'hi' })
  expect(page.article).toMatchObject({ id: detail.id, title: 'शीर्षक', description: 'एक **लेख**।' })
  expect(ownRecord(collection('news'), page, news.id)).toMatchObject({ title: 'शीर्षक', category: 'श्रेणी' })
  // A list that is asked for by the English has it, too.
  expect(page.alike).toMatchObject([{ id: news.id, title: 'शीर्षक' }])
  const wrong = { json: { 'newsDetail.video': 'x' } }
  expect((await site.admin.call('POST', `/preview/news?id=${news.id}&language=hi`, wrong)).status).toBe(422)
})

test('the page beside a form shows a new record without the picture that its form asks for', async () => {
  const json = { title: 'Without a picture', category: 'A', date: '2026-11-20', description: 'B' }
  const page = (await (await site.admin.fetch('POST', '/preview/news', { json })).json()) as PreviewPage
  expect(page.lists.news).toContainEqual(expect.objectContaining({ ...json, newsImage: null }))
  expect((await site.admin.call('POST', '/preview/news', { json: { existingNewsImage: 'no-such.jpg' } })).status).toBe(
    422
  )
  for (const name of ['user', 'contactMessage', 'nothing', '__proto__'])
    expect((await site.admin.call('POST', `/preview/${name}`, { json: {} })).status).toBe(404)
})
