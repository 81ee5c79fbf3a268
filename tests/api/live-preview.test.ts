import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCollection } from '../../collections/define.ts'
import { allDefinitions } from '../../collections/index.ts'
import { isShown, shownAt } from '../../collections/on-site.ts'
import { createPreviewSite, type PreviewPage } from '../support/preview-site.ts'
import { makeRecord } from '../support/records.ts'
import type { TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createPreviewSite()
})
afterAll(() => site.close())

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
