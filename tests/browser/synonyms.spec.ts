import type { Locator } from '@playwright/test'
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
  await expect(chipsOf(entry)).toHaveText(['solar lamp', ...words].map(startingWith))
  for (const word of words) await expect(page.getByRole('button', { name: `Add ${word}` })).toHaveCount(0)
  await expectAccessible(page)
})

test('words are chips: a comma, Enter, pasted lines and leaving make them, and each is removed', async ({
  adminPage: page
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  await page.goto('/synonymdata')
  const entry = page.getByLabel('Words')
  const chips = chipsOf(entry)
  await entry.pressSequentially(`lamp ${mark}, lantern`)
  await expect(chips).toHaveText([startingWith(`lamp ${mark}`)])
  await expect(entry).toHaveValue('lantern')
  await entry.press('Enter')
  await entry.fill('diya\nbatti\nlight')
  await expect(chips).toHaveCount(4)
  // Backspace takes the last chip back into the entry, where it can be corrected.
  await entry.fill('')
  await entry.press('Backspace')
  await expect(entry).toHaveValue('batti')
  await entry.press('s')
  await page.getByRole('button', { name: 'Remove diya' }).click()
  await expect(entry).toBeFocused()
  await expect(chips).toHaveText([`lamp ${mark}`, 'lantern', 'battis'].map(startingWith))
  await expectAccessible(page)
  // What is still being typed is saved as well.
  await entry.pressSequentially('vilakku')
  await entry.press('Control+s')
  await expect(page).toHaveURL(/\/synonymlist$/)
  const [saved] = await (await page.request.get(`/api/synonyms?search=${mark}`)).json()
  expect(saved.words).toEqual([`lamp ${mark}`, 'lantern', 'battis', 'vilakku'])
})

const chipsOf = (entry: Locator) => entry.locator('xpath=..').getByRole('listitem')

/** Its button says what it removes. */
const startingWith = (word: string) => new RegExp(`^${word}`)
