import { expect, expectAccessible, test } from './support/test.ts'

test('what visitors searched for and did not find is added to a synonym at a press', async ({ adminPage: page }) => {
  const words = ['sunlampen', 'windrad']
  // A search twice, as the most frequent ones are offered.
  for (const word of [...words, ...words]) expect((await page.request.get(`/api/search?q=${word}`)).status()).toBe(200)
  await page.goto('/synonymdata')
  const entry = page.getByLabel('Words')
  await entry.fill('solar lamp')
  for (const word of words) {
    await page.getByRole('button', { name: `Add ${word}` }).click()
    await expect(entry).toBeFocused()
  }
  await expect(entry).toHaveValue(`solar lamp\n${words.join('\n')}`)
  for (const word of words) await expect(page.getByRole('button', { name: `Add ${word}` })).toHaveCount(0)
  await expectAccessible(page)
  // Nothing of it was saved.
  await entry.fill('')
})
