import type { Route } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/* The owner changes what visitors read: in the list of texts, and on the page itself. Each test has a sentence of its own. */

for (const viewport of [
  { width: 320, height: 800 },
  { width: 1280, height: 800 }
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('a sentence is found by its words, changed in its place, undone, and returned to the original', async ({
      adminPage: page
    }) => {
      const original = 'Has something stopped working?'
      await page.goto('/textlist')
      await page.getByRole('searchbox', { name: 'Search texts' }).fill('stopped working')
      await expect(page).toHaveURL(/search=stopped\+working/)
      const item = page.getByRole('listitem').filter({ hasText: 'repair.end.title' })
      await expect(item).toContainText(original)
      await item.getByRole('button', { name: /^Edit/ }).press('Enter')
      const field = item.getByRole('textbox')
      await expect(field).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await field.fill('Is something broken?')
      await field.press('Control+Enter')
      await expect(item.getByRole('button', { name: /^Edit/ })).toBeFocused()
      await expect(item).toContainText('Is something broken?')
      await expect(item).toContainText(`Original (changed on`)
      await expect(item).toContainText(original)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(item).not.toContainText('Is something broken?')
      await expect(item.getByRole('button', { name: /^Return to original/ })).toHaveCount(0)

      await item.getByRole('button', { name: /^Edit/ }).click()
      await field.fill('Is it broken?')
      // A person who goes on while it is saved is not called back.
      const search = page.getByRole('searchbox', { name: 'Search texts' })
      const goOn = async (route: Route) => {
        await search.fill('broken')
        await route.continue()
      }
      await page.route('**/api/texts/*', goOn, { times: 1 })
      await item.getByRole('button', { name: 'Save' }).click()
      await expect(item).toContainText('Is it broken?')
      await expect(search).toBeFocused()
      await page.getByRole('button', { name: 'Changed only' }).click()
      await expect(page).toHaveURL(/changed=1/)
      await expectAccessible(page)
      await item.getByRole('button', { name: /^Return to original/ }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Text updated successfully!' }).last()).toBeVisible()
      await expect(item).toHaveCount(0)
      expect(await (await page.request.get('/Repair')).text()).toContain(original)
    })
  })
}

test('what is refused stays in the field, with the reason under it, and is not left by chance', async ({
  adminPage: page,
  faults
}) => {
  await page.goto('/textlist?page=repair')
  const item = page.getByRole('listitem').filter({ hasText: 'repair.end.text' })
  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByRole('textbox').fill('Call {nobody}.')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(item.getByText('{nobody} stands for nothing here.')).toBeVisible()
  await expect(item.getByRole('textbox')).toHaveValue('Call {nobody}.')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Wind Turbine' }).click()
  await expect(item.getByRole('textbox')).toHaveValue('Call {nobody}.')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await item.getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toHaveCount(0)
  faults.length = 0
})

test('a wide screen shows what the other languages say, and changes it in its place', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/textlist?search=nav.home')
  const item = page.getByRole('listitem').filter({ hasText: 'nav.home' })
  await item.getByRole('button', { name: 'In हिन्दी: होम' }).click()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('hi')
  await expect(item.getByRole('textbox')).toHaveValue('होम')
  await expect(item.getByRole('textbox')).toBeFocused()
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Cancel' }).click()
  await expect(item.getByRole('button', { name: 'In English: Home' })).toBeVisible()
})

test('the index counts what a search finds on each page, and leads out of one on which it finds nothing', async ({
  adminPage: page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/textlist')
  const index = page.getByRole('navigation', { name: 'Pages' })
  await index.getByRole('button', { name: /^Wind Turbine/ }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Wind Turbine/])
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('earthing')
  await expect(index.getByRole('button', { name: /^Wind Turbine/ })).toHaveAccessibleName('Wind Turbine 0 texts')
  await expect(page.getByText('No texts are found.')).toBeVisible()
  await index.getByRole('button', { name: /^Wind Turbine/ }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(/^Wind Turbine/)
})

test('at first a page is chosen, and left for another one', async ({ adminPage: page }) => {
  await page.goto('/textlist')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const groups = ['One page', 'Several pages, mails and documents']
  await expect(pages.getByRole('button').first()).toHaveAccessibleName(/^Home Solar, wind and LED lighting \d+ texts$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(groups)
  await expectAccessible(page)
  await pages.getByRole('button', { name: /^Repair/ }).press('Enter')
  await expect(page).toHaveURL(/page=repair/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Repair/])
  // The keyboard goes on in the list.
  await page.keyboard.press('Tab')
  const first = page.getByRole('listitem').getByRole('button').first()
  await expect(first).toBeFocused()
  await first.press('Enter')
  await page.keyboard.type(' and more')

  // While a text is changed, all are listed, it among them however far down; and then those of its page.
  await pages.getByRole('button', { name: /^All pages/ }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Home/)
  await expect(page.getByRole('listitem').getByRole('textbox')).toHaveValue(/ and more$/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Repair/])
  await pages.getByRole('button', { name: /^All pages/ }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(groups)
  await expect(page).toHaveURL(/textlist$/)
})

test('many texts come in portions', async ({ adminPage: page }) => {
  await page.goto('/textlist?search=e')
  await expect(page.getByText(/^Showing 50 of /)).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText(/^Showing 100 of /)).toBeVisible()
})

test('a sentence leads to its page, where it is changed in its place by the keyboard', async ({ adminPage: page }) => {
  await page.goto('/textlist?search=repair.lead')
  await page.getByRole('link', { name: /^Show on the page/ }).click()
  await expect(page.getByText('You are editing this page')).toBeVisible()
  const mark = page.locator('[data-text="repair.lead"]')
  await expect(mark).toBeFocused()
  await expectAccessible(page)
  const original = await mark.innerText()

  await page.keyboard.press('Enter')
  const editor = page.getByRole('textbox', { name: 'Text repair.lead' })
  await expect(editor).toHaveText(original)
  await page.keyboard.type(' And more.')
  await page.keyboard.press('Escape')
  await expect(mark).toHaveText(original)
  await expect(mark).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(editor).toBeFocused()
  await page.keyboard.type(' Every brand.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(mark).toHaveText(`${original} Every brand.`)
  await expect(mark).toBeFocused()
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/Repair$/)
  await expect(page.getByText(`${original} Every brand.`)).toBeVisible()
  await expect(page.locator('[data-text]')).toHaveCount(0)
})

test('on the page a refusal is said beside the sentence, and leaving it saves; placeholders are shown as values again', async ({
  adminPage: page,
  faults
}) => {
  await page.goto('/SolarServices?edit')
  const mark = page.locator('main [data-text="solar.subsidy.society"]').first()
  const formatted = await mark.innerText()
  await mark.click()
  const editor = page.getByRole('textbox', { name: 'Text solar.subsidy.society' })
  await expect(editor).toHaveText('{subsidy_society} per kWp')
  await editor.fill('{subsidy_nobody} per kWp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '{subsidy_nobody} stands for nothing here.' })).toBeVisible()
  await expect(editor).toHaveText('{subsidy_nobody} per kWp')
  await editor.fill('{subsidy_society} for each kWp')
  await editor.blur()
  await expect(mark).toHaveText(formatted.replace(' per kWp', ' for each kWp'))
  faults.length = 0
})

test('a link or button that is a sentence is edited, not followed', async ({ adminPage: page }) => {
  await page.goto('/Repair?edit')
  await page.locator('[data-text="repair.end.link"]').first().click()
  await expect(page.getByRole('textbox', { name: 'Text repair.end.link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/Repair\?edit$/)
})

test('a visitor who asks for the edited page gets the plain one', async ({ page }) => {
  await page.goto('/Repair?edit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-text]')).toHaveCount(0)
  await expect(page.getByText('You are editing this page')).toHaveCount(0)
  await page.goto('/textlist')
  await expect(page).toHaveURL(/\/login\?next=%2Ftextlist$/)
})

test('a page that is edited in place has the charts and the parts that visitors see', async ({ adminPage: page }) => {
  /** Its headings, and the places of its bars. */
  const shapes = () =>
    page.locator('main').evaluate((main) => {
      const bars = [...main.querySelectorAll('svg rect'), ...main.querySelectorAll('#steps span[class]')]
      const look = (bar: Element) => ['x', 'width', 'height', 'class'].map((name) => bar.getAttribute(name)).join(' ')
      return [
        ...[...main.querySelectorAll('h2, h3')].map(({ textContent }) => textContent.replace(/\s/g, ' ')),
        ...bars.map(look)
      ]
    })
  for (const path of ['/Services', '/Commercial?id=2', '/SolarServices', '/Global', '/wind-turbine-system']) {
    await page.goto(path)
    const seen = await shapes()
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}edit`)
    await expect(page.locator('main [data-text]').first()).toBeVisible()
    expect(await shapes(), path).toEqual(seen)
  }
})
