import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { allCollections } from '../../collections/index.ts'
import type { Field } from '../../fields/index.ts'
import { sampleValue } from '../support/values.ts'
import { expect, test } from './support/test.ts'

/* One suite over all definitions: whatever staff make travels the same way, with the words of its own definition. */

/** Small: encoding a photograph's variants takes seconds. */
const picture = path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'icon-180.png')

/** News that tests created for their records, deleted at the end: other tests' lists stay the same. */
const madeNews: number[] = []
test.afterEach(async ({ page, site }) => {
  if (madeNews.length === 0) return
  const data = { ids: madeNews.splice(0) }
  await page.request.post('/api/news/delete-multiple', { data, headers: { origin: site.url } })
})

for (const collection of allCollections.filter(({ api }) => api.create)) {
  const { list, form, messages } = collection.admin

  /** Lets the calls of a kind fail until the function it gives is called. */
  async function fail(page: Page, address: string, methods: readonly string[]): Promise<() => Promise<void>> {
    await page.route(address, (route) =>
      methods.includes(route.request().method()) ? route.abort() : route.fallback()
    )
    return async () => await page.unroute(address)
  }

  test(`${list.title}: a record is made, found, changed and deleted, and every step says so, failures as well`, async ({
    adminPage: page,
    site,
    faults
  }) => {
    const text = `Travels ${crypto.randomUUID().slice(0, 8)}`
    const title = collection.lookups ? await addNews(page, site.url, text) : text
    const typed = Object.values(collection.fields).find(
      (field) => field.kind === 'longText' || ((field.kind === 'text' || field.kind === 'list') && !field.format)
    )
    if (!typed) throw new Error('A form without a text')

    await page.goto(list.path)
    await page.getByRole('link', { name: list.newLabel, exact: true }).click()
    // List and form may have the same heading, and the list's search may be labelled like a field.
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: form.createTitle })).toBeVisible()
    for (const field of Object.values(collection.fields)) await fill(inputOf(page, field), field, text)
    const saveAgain = await fail(page, '**/api/**', ['POST', 'PUT'])
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: messages.saveFailed }).first()).toBeVisible()
    await expect.poll(() => typedIn(inputOf(page, typed))).toBe(text)
    await saveAgain()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('status').filter({ hasText: messages.created })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${list.path}$`))

    await page.getByLabel(list.searchLabel).fill(title)
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(page).toHaveURL(new RegExp(`${form.path}\\?id=\\d+$`))
    await expect(page.getByRole('heading', { level: 1, name: form.editTitle })).toBeVisible()
    await waitsForRecord(page, form.loading)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('status').filter({ hasText: messages.updated })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${list.path}`))

    await page.goto(`${list.path}?${new URLSearchParams({ search: title })}`)
    await page.getByRole('checkbox', { name: `Select ${title}` }).check()
    const deleteAgain = await fail(page, `**${collection.api.deleteMultiple}`, ['POST'])
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toContainText(messages.confirmDelete)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(messages.deleteFailed ?? 'Could not delete the selection.').first()).toBeVisible()
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
    await deleteAgain()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    if (messages.deleted) await expect(page.getByRole('status').filter({ hasText: messages.deleted })).toBeVisible()
    await expect(page.getByText('Showing 0 to 0 of 0 entries')).toBeVisible()
    faults.length = 0
  })
}

/** Opens the form's page again with an answer that takes its time. */
async function waitsForRecord(page: Page, loading: string): Promise<void> {
  const { promise: shown, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await shown
    await route.fallback()
  })
  await page.reload()
  await expect(page.getByText(loading)).toBeVisible()
  answer()
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible()
  await expect(page.getByText(loading)).toBeHidden()
  await page.unroute('**/api/**')
}

/** Makes a news item, which a detail needs. Gives its title. */
async function addNews(page: Page, url: string, text: string): Promise<string> {
  const title = `News, ${text}`
  const newsImage = { name: 'icon.png', mimeType: 'image/png', buffer: readFileSync(picture) }
  const answer = await page.request.post('/api/news', {
    multipart: { title, category: 'Storage', description: 'Made by a test.', date: '2026-03-04', newsImage },
    headers: { origin: url }
  })
  expect(answer.status()).toBe(201)
  madeNews.push((await answer.json()).id)
  return title
}

function inputOf(page: Page, { label }: Field): Locator {
  return page.getByRole('main').getByLabel(label).first()
}

/** The value of an input, the text of a rich one, or the first chip of a list. */
function typedIn(input: Locator): Promise<string> {
  return input.evaluate((element: HTMLElement) => {
    const chip = element.parentElement?.querySelector('li')?.firstChild?.textContent
    return 'value' in element ? String(element.value) || (chip ?? '') : element.innerText
  })
}

/** The same for all fields of a record: some must not be less than others. */
const number = Date.now() % 100_000

async function fill(input: Locator, field: Field, text: string): Promise<void> {
  // Not asked for while the other field has another value.
  if (field.requiredWith) return await expect(input).toHaveCount(0)
  const value = String(sampleValue(field, number) ?? '')
  switch (field.kind) {
    case 'text':
    case 'list':
      return await input.fill(field.format ? value : text)
    case 'longText':
      return await input.fill(text)
    case 'image':
    case 'video':
      // Videos are optional, and take long to store.
      return field.kind === 'image' ? await input.setInputFiles(picture) : undefined
    case 'boolean':
      return await input.check()
    case 'select':
      await input.selectOption(value)
      return
    case 'relation':
      await input.selectOption(await input.locator('option', { hasText: text }).getAttribute('value'))
      return
    default:
      return await input.fill(value)
  }
}
