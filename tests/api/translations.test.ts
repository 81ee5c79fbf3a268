import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Version } from '../../server/content/history.ts'
import { anyTable } from '../../server/database/db.ts'
import { originalOf } from '../../shared/languages.ts'
import { change, collection, makeRecord } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const news = collection('news')
const pathOf = (of: string, id: number, query = '?language=hi') => `/api/translations/${of}/${id}${query}`
type Said = { message: string; errors?: Record<string, string> } & Record<string, unknown>
const read = async (of: string, id: number, query?: string) =>
  (await site.admin.call<Said>('GET', pathOf(of, id, query))).body
const write = (of: string, id: number, json: object, query?: string) =>
  site.admin.call<Said>('PUT', pathOf(of, id, query), { json })
const hindi = () => site.readerIn('hi')

test('a record is translated, text by text, and a translation is taken back', async () => {
  const { id } = await makeRecord(site, news, { title: 'A pump', category: 'News', description: 'It runs.' })
  expect(await read('news', id)).toEqual({})
  const { status, body } = await write('news', id, { title: 'एक पंप' })
  expect({ status, body }).toEqual({ status: 200, body: { title: 'एक पंप', message: 'Translation saved.' } })
  expect(await read('news', id)).toEqual({ title: 'एक पंप' })
  expect(await read('news', id, '?language=mr')).toEqual({})
  expect(await hindi().find('news', id)).toMatchObject({
    title: 'एक पंप',
    description: 'It runs.',
    originals: { title: 'A pump' }
  })
  expect((await hindi().find('news', id))?.untranslated?.toSorted()).toEqual([
    'category',
    'description',
    'newsImageAlt'
  ])
  expect((await write('news', id, { title: null })).body).toEqual({ message: 'Translation saved.' })
  expect(await hindi().find('news', id)).toMatchObject({ title: 'A pump', originals: {} })
})

test('a list, the only record of its kind, and what a record looks up are read in the language', async () => {
  const { id } = await makeRecord(site, news, { title: 'The mast' })
  const detail = await makeRecord(site, collection('newsDetail'), { news_id: id, description: 'A **mast**.' })
  await write('news', id, { title: 'मस्तूल' })
  await write('newsDetail', detail.id, { description: 'एक **मस्तूल**।' })
  await write('about', 1, { title: 'हमारे बारे में' })
  await site.admin.call('PUT', '/api/admin-panel', { form: { title: 'About us', content: 'Text' } })
  expect((await hindi().list('news')).records).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, title: 'मस्तूल' })])
  )
  expect(await hindi().find('newsDetail', id, 'news_id')).toMatchObject({
    title: 'मस्तूल',
    description: 'एक **मस्तूल**।',
    untranslated: expect.not.arrayContaining(['title'])
  })
  await write('about', 1, { title: 'हमारे बारे में' })
  expect(await hindi().one('about')).toMatchObject({ title: 'हमारे बारे में', content: 'Text' })
  expect(await site.reader.find('news', id)).toMatchObject({ title: 'The mast' })
  expect((await site.visitor.call('GET', `/api/news/${id}`)).body).toMatchObject({ title: 'The mast' })
})

test('a value that records repeat is translated once, for all of them', async () => {
  const one = await makeRecord(site, collection('project'), { category: 'Rooftop solar' })
  const other = await makeRecord(site, collection('project'), { category: 'Wind' })
  await write('project', one.id, { category: 'छत पर सोलर' })
  const found = async (id: number) => await hindi().find('project', id)
  expect(await found(other.id)).toMatchObject({ category: 'Wind' })
  const values = { ids: [other.id], values: { status: 'published' } }
  await site.admin.call('POST', '/api/projects/update-multiple', { json: values })
  const form = { title: 'T', category: 'Rooftop solar' }
  expect((await site.admin.call('PUT', `/api/projects/${other.id}`, { form })).status).toBe(200)
  const changed = await found(other.id)
  expect(changed).toMatchObject({ category: 'छत पर सोलर' })
  expect(originalOf(changed ?? {}, 'category')).toBe('Rooftop solar')
  expect(await read('project', other.id)).toMatchObject({ category: 'छत पर सोलर' })
  expect(await hindi().countBy('project', 'category')).toEqual([
    { value: 'Rooftop solar', count: 2, text: 'छत पर सोलर' }
  ])
})

test('drafts stay hidden in every language', async () => {
  const { id } = await makeRecord(site, news, { status: 'draft' })
  await write('news', id, { title: 'मसौदा' })
  expect(await hindi().find('news', id)).toBeUndefined()
  expect(await read('news', id)).toMatchObject({ title: 'मसौदा' })
})

test('a deleted record is restored with its translations; what the history forgets is forgotten with them', async () => {
  const { id } = await makeRecord(site, news)
  await write('news', id, { title: 'वापस' })
  const { body } = await site.admin.call('POST', '/api/news/delete-multiple', { json: { ids: [id] } })
  expect(await site.admin.call('GET', pathOf('news', id))).toMatchObject({ status: 404 })
  await site.admin.call('POST', '/api/history/undo', { json: { batch: body.batch } })
  expect(await read('news', id)).toMatchObject({ title: 'वापस' })

  await site.admin.call('POST', '/api/news/delete-multiple', { json: { ids: [id] } })
  await site.runJobs()
  const kept = site.db.selectFrom('translation').select('text').where('recordId', '=', id)
  expect(await kept.where('collection', '=', 'news').execute()).not.toEqual([])
  await site.forgetHistory()
  await site.runJobs()
  expect(await kept.where('collection', '=', 'news').execute()).toEqual([])
})

test('a picture stays as long as a translation shows it', async () => {
  const owner = await makeRecord(site, collection('product'))
  const name = String(owner.productImage)
  const shown = await makeRecord(site, collection('product'))
  await write('product', shown.id, { detailText: `![एक पंप](/uploads/${name})` })
  await site.admin.call('POST', '/api/products/delete-multiple', { json: { ids: [owner.id] } })
  await site.forgetHistory()
  expect(site.storedFiles()).toContain(name)
  const { body: media } = await site.admin.call<{ name: string; usedBy: unknown }[]>('GET', '/api/media')
  expect(media.find((file) => file.name === name)?.usedBy).toMatchObject([{ id: shown.id, field: 'detailText' }])
})

test('a translation begins to show no picture that is not stored', async () => {
  const { id } = await makeRecord(site, collection('product'))
  const detailText = `![पंप](/uploads/${'A'.repeat(22)}-40x30.png)`
  const path = `/api/translations/product/${id}?language=hi`
  expect(await site.admin.call('PUT', path, { json: { detailText } })).toMatchObject({
    status: 422,
    body: { errors: { detailText: 'This file has been removed meanwhile.' } }
  })
  await site.db.updateTable('product').set({ detailText }).where('id', '=', id).execute()
  expect((await site.admin.call('PUT', path, { json: { detailText } })).status).toBe(200)
})

test('pages are made anew after a translation', async () => {
  const { id } = await makeRecord(site, news)
  const before = await site.readEdition()
  await write('news', id, { title: 'नया' })
  expect(await site.readEdition()).not.toBe(before)
  expect(await site.admin.call('GET', `/api/news/${id}`)).toMatchObject({ body: { version: 1 } })
})

test('of two who translate the same record, the second is told so', async () => {
  const { id } = await makeRecord(site, news)
  const whole = '?language=mr&whole=1'
  const opened = await read('news', id, whole)
  expect(opened).toMatchObject({ title: '', updatedBy: null, updatedAt: null, originals: {} })
  const { version } = opened
  const first = await write('news', id, { title: 'पहिले', version }, whole)
  expect(first.body).toMatchObject({ title: 'पहिले', description: '', updatedBy: 'Asha Admin' })
  expect(await write('news', id, { title: 'दुसरे', version }, whole)).toMatchObject({ status: 409 })
  const again = { title: 'दुसरे', version: first.body.version }
  expect((await write('news', id, again, whole)).status).toBe(200)
})

test('an earlier translation is in a history of its own, and is put back from it', async () => {
  const { id } = await makeRecord(site, news)
  await write('news', id, { title: 'सही', description: 'विवरण' })
  await write('news', id, { title: 'सही' })
  await write('news', id, { title: 'गलत' })
  const path = `/api/history?recordId=${id}&collection=news`
  const { body: versions } = await site.admin.call<Version[]>('GET', `${path}/hi`)
  expect(versions.map(({ action, by, values }) => [action, by, values?.title, values?.description])).toEqual([
    ['update', 'Asha Admin', 'सही', 'विवरण'],
    ['update', 'Asha Admin', '', '']
  ])
  expect((await site.admin.call('GET', `${path}/mr`)).body).toEqual([])
  expect((await site.admin.call('GET', path)).body).toMatchObject([{ action: 'create' }])

  const restore = async (place: number, json?: object) =>
    (await site.admin.call('POST', `/api/history/${versions[place]?.id}/restore`, { json })).status
  const { version } = await read('news', id, '?language=hi&whole=1')
  expect(await restore(0, { version: Number(version) + 1 })).toBe(409)
  expect(await restore(0, { version })).toBe(200)
  expect(await read('news', id)).toEqual({ title: 'सही', description: 'विवरण' })
  expect(await restore(1)).toBe(200)
  expect(await read('news', id)).toEqual({})
})

test('of a repeated value, an earlier translation is put back only where its English is what it was then', async () => {
  const [one, other] = [await makeRecord(site, news, { category: 'Tides' }), await makeRecord(site, news)]
  const put = async (category: string) =>
    expect((await change(site.admin, news, one, { ...one, category, version: undefined })).status).toBe(200)
  await change(site.admin, news, other, { ...other, category: 'Geysers' })
  await write('news', other.id, { category: 'गीज़र' })
  await write('news', one.id, { title: 'पहला', category: 'ज्वार' })
  await write('news', one.id, { title: 'दूसरा' })
  await put('Geysers')
  const { body: versions } = await site.admin.call<Version[]>(
    'GET',
    `/api/history?recordId=${one.id}&collection=news/hi`
  )
  const [translated, untranslated] = versions
  const restore = async (version?: Version) =>
    expect((await site.admin.call('POST', `/api/history/${version?.id}/restore`, { json: {} })).status).toBe(200)

  await restore(translated)
  expect(await read('news', one.id)).toEqual({ title: 'पहला', category: 'गीज़र' })
  await restore(untranslated)
  expect(await read('news', one.id)).toEqual({ category: 'गीज़र' })
  expect(await read('news', other.id)).toEqual({ category: 'गीज़र' })

  await put('Tides')
  expect(await read('news', one.id)).toEqual({ category: 'ज्वार' })
  await restore(untranslated)
  expect(await read('news', one.id)).toEqual({})
  await restore(translated)
  expect(await read('news', one.id)).toEqual({ title: 'पहला', category: 'ज्वार' })
})

test('a version from before the English of repeated values was kept in it leaves their translations', async () => {
  const { id } = await makeRecord(site, news, { category: 'Hydrogen' })
  await write('news', id, { title: 'पहला', category: 'हाइड्रोजन' })
  await write('news', id, { title: 'दूसरा', category: 'उदजन' })
  const path = `/api/history?recordId=${id}&collection=news/hi`
  const [version] = (await site.admin.call<Version[]>('GET', path)).body
  const { originals: _, ...values } = version?.values ?? {}
  await anyTable(site.db)
    .updateTable('history')
    .set({ values: JSON.stringify(values) })
    .where('id', '=', Number(version?.id))
    .execute()
  expect((await site.admin.call('POST', `/api/history/${version?.id}/restore`, { json: {} })).status).toBe(200)
  expect(await read('news', id)).toEqual({ title: 'पहला', category: 'उदजन' })
})

test('a category that became another one since is not given the translation of the one that was read', async () => {
  const one = await makeRecord(site, news, { category: 'Mills' })
  const { id } = await makeRecord(site, news, { category: 'Lamps' })
  const { version } = await read('news', one.id, '?language=hi&whole=1')
  await change(site.admin, news, one, { ...one, category: 'Lamps' })
  expect(await write('news', one.id, { category: 'चक्की', version })).toMatchObject({ status: 409 })
  expect(await read('news', id)).toEqual({})
  const { version: newer } = await read('news', one.id, '?language=hi&whole=1')
  expect((await write('news', one.id, { category: 'दीपक', version: newer })).status).toBe(200)
  expect(await read('news', id)).toEqual({ category: 'दीपक' })
})

test('the history of what the settings say in a language is for Admins', async () => {
  await write('settings', 1, { companyName: 'सूर्य' })
  const { fullName, password } = await site.addPerson('User')
  const user = await site.signIn(fullName, password)
  const path = '/api/history?collection=settings/hi'
  const [version] = (await site.admin.call<Version[]>('GET', path)).body
  expect(version).toMatchObject({ collection: 'settings/hi' })
  expect((await user.call('GET', path)).body).toEqual([])
  expect((await user.call('POST', `/api/history/${version?.id}/restore`, { json: {} })).status).toBe(403)
})

describe('is refused:', () => {
  test.each([
    ['a text that the definition does not have', { colour: 'x' }, '?language=hi', 'colour', /'colour' is no text/],
    ['what is the same in every language', { publishAt: 'x' }, '?language=hi', 'publishAt', /no text to translate/],
    ['a text that is too long', { title: 'x'.repeat(201) }, '?language=hi', 'title', /at most 200 characters/],
    ['a line break in a line', { title: 'a\nb' }, '?language=hi', 'title', /cannot be stored/],
    ['a value that is no text', { title: 5 }, '?language=hi', 'title', /must be text/],
    ['English', { title: 'x' }, '?language=en', 'language', /one of: hi, mr/],
    ['another language', { title: 'x' }, '?language=fr', 'language', /one of: hi, mr/],
    ['no language', { title: 'x' }, '', 'language', /one of: hi, mr/]
  ])('%s', async (_, json, query, field, message) => {
    const { id } = await makeRecord(site, news)
    const { status, body } = await write('news', id, json, query)
    expect(status).toBe(422)
    expect(body.errors?.[field]).toMatch(message)
    expect(await read('news', id)).toEqual({})
  })

  test.each([
    ['news', 999_999],
    ['about', 2],
    ['user', 1],
    ['nothing', 1]
  ])('%s %d is not found', async (of, id) => {
    expect((await write(of, id, {})).status).toBe(404)
    expect((await site.admin.call('GET', pathOf(of, id))).status).toBe(404)
  })

  test('settings by a User, as their English', async () => {
    const { fullName, password } = await site.addPerson('User')
    const user = await site.signIn(fullName, password)
    const json = { companyName: 'कंपनी' }
    expect((await user.call('PUT', pathOf('settings', 1), { json })).status).toBe(403)
    expect((await write('settings', 1, json)).status).toBe(200)
  })
})
