import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, views } from './support/test.ts'

/* A record's other languages, each in a tab of its form. */

/** Makes a question in English, and opens its form. Gives its address. */
async function openQuestion(page: Page, url: string, question: string): Promise<{ id: number; put: string }> {
  const data = { page: 'Repair', question, answer: 'On **working days**.' }
  const made = await page.request.post('/api/questions', { data, headers: { origin: url } })
  const { id } = await made.json()
  await page.goto(`/questiondata?id=${id}`)
  return { id, put: `/api/translations/question/${id}?language=hi` }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const hindi = (page: Page) => page.getByRole('tabpanel', { name: 'हिन्दी' })

for (const { width, colorScheme } of views) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('a record is translated in its tab, beside the English, and by the keyboard', async ({
      adminPage: page,
      site
    }) => {
      const { put } = await openQuestion(page, site.url, `When do you come? ${width}`)
      await expect(tab(page, 'हिन्दी')).toHaveAccessibleName('हिन्दी 2 missing')
      await tab(page, 'English').focus()
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, 'हिन्दी')).toBeFocused()
      const question = hindi(page).getByLabel('Question')
      await expect(question).toHaveAttribute('lang', 'hi')
      await expect(hindi(page).getByText(`When do you come? ${width}`)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await question.fill('आप कब आते हैं?')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('हिन्दी: saved.')).toBeVisible()
      await expect(tab(page, 'हिन्दी')).toHaveAccessibleName('हिन्दी 1 missing')
      expect(await (await page.request.get(put)).json()).toEqual({ question: 'आप कब आते हैं?' })

      await page.keyboard.press('Control+Home')
      await tab(page, 'हिन्दी').press('End')
      await expect(tab(page, 'मराठी')).toHaveAttribute('aria-selected', 'true')
      await expect(hindi(page)).toBeHidden()
    })
  })
}

test('what is not saved in a language is kept from being lost', async ({ adminPage: page, site }) => {
  await openQuestion(page, site.url, 'Do you work on Sundays?')
  await tab(page, 'हिन्दी').click()
  await hindi(page).getByLabel('Question').fill('रविवार को?')
  await tab(page, 'English').click()
  await page.getByLabel('Question', { exact: true }).first().fill('Do you work on Sundays too?')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Question updated successfully!')).toBeVisible()
  // It would have gone to the list, were there nothing typed in Hindi.
  await tab(page, 'हिन्दी').click()
  await expect(hindi(page).getByLabel('Question')).toHaveValue('रविवार को?')
  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await hindi(page).getByRole('button', { name: 'Save हिन्दी' }).click()
  await expect(page.getByText('हिन्दी: saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(page).toHaveURL(/questionlist/)
})

test('what the server refuses, and what somebody else has saved meanwhile, stands in the tab', async ({
  adminPage: page,
  site,
  faults
}) => {
  const { put } = await openQuestion(page, site.url, 'What does it cost?')
  await tab(page, 'हिन्दी').click()
  const question = hindi(page).getByLabel('Question')
  await question.fill('क'.repeat(301))
  await hindi(page).getByRole('button', { name: 'Save हिन्दी' }).click()
  await expect(hindi(page).getByText('Question must be at most 300 characters long.')).toBeVisible()
  await expect(question).toBeFocused()

  await page.request.put(put, { data: { question: 'कितने का है?' }, headers: { origin: site.url } })
  await question.fill('क्या कीमत है?')
  await hindi(page).getByRole('button', { name: 'Save हिन्दी' }).click()
  await expect(hindi(page).getByText(/saved this record after you had opened it/)).toBeVisible()
  await hindi(page).getByRole('button', { name: 'Keep mine for this field' }).click()
  await hindi(page).getByRole('button', { name: 'Save हिन्दी' }).click()
  await expect(page.getByText('हिन्दी: saved.')).toBeVisible()
  expect(await (await page.request.get(put)).json()).toMatchObject({ question: 'क्या कीमत है?' })
  faults.length = 0
})

test('a tab says that the English has changed since', async ({ adminPage: page, site }) => {
  const { id, put } = await openQuestion(page, site.url, 'Is it safe?')
  const headers = { origin: site.url }
  await page.request.put(put, { data: { question: 'क्या यह सुरक्षित है?', answer: 'हाँ।' }, headers })
  const data = { page: 'Repair', question: 'Is it safe in a storm?', answer: 'On **working days**.' }
  await page.request.put(`/api/questions/${id}`, { data, headers })
  await page.reload()
  await expect(tab(page, 'हिन्दी')).toHaveAccessibleName('हिन्दी 1 outdated')
  await tab(page, 'हिन्दी').click()
  await expect(hindi(page).getByText('English changed since:')).toHaveCount(1)
  await hindi(page).getByRole('button', { name: 'Save हिन्दी' }).click()
  await expect(tab(page, 'हिन्दी')).toHaveAccessibleName('हिन्दी ✓')
})

test('what a machine has translated says so until somebody saves it; an article stands with its news', async ({
  adminPage: page
}) => {
  const isMachine = page.getByText('Translated by machine. Not yet read by a native speaker.')
  await page.goto('/servicesdata?id=2')
  await tab(page, 'मराठी').click()
  await expect(isMachine).toBeVisible()
  await page.getByRole('button', { name: 'Save मराठी' }).click()
  await expect(page.getByText('मराठी: saved.')).toBeVisible()
  await expect(isMachine).toHaveCount(0)

  await page.goto('/newsdata?id=1')
  await tab(page, 'हिन्दी').click()
  await expect(page.getByRole('form', { name: 'Article, हिन्दी' })).toBeVisible()
})

test('an earlier translation is put back from the history of its language', async ({ adminPage: page, site }) => {
  const { id, put } = await openQuestion(page, site.url, 'How long does it take?')
  for (const question of ['सही अनुवाद', 'गलत अनुवाद'])
    await page.request.put(put, { data: { question }, headers: { origin: site.url } })
  await page.goto(`/questiondata?id=${id}`)
  await tab(page, 'हिन्दी').click()
  await expect(hindi(page).getByLabel('Question')).toHaveValue('गलत अनुवाद')
  await hindi(page).getByRole('heading', { name: 'History: Hindi' }).click()
  await expect(hindi(page).getByText('Question changed by admin')).toHaveCount(2)
  await expectAccessible(page)
  await hindi(page).getByRole('button', { name: 'Restore this version' }).first().click()
  await expect(page.getByText('This puts back: Question.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(hindi(page).getByLabel('Question')).toHaveValue('सही अनुवाद')
  await expect(hindi(page).getByText('Question changed by admin')).toHaveCount(3)
})
