import catalogue from '../../texts/en.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

const { texts } = catalogue

test('services are chosen by what brings people there', async ({ page }) => {
  await page.goto('/Services')
  const needs = page.getByRole('navigation', { name: texts['services.need'] }).getByRole('link')
  await expect(needs).toHaveCount(6)
  await needs.filter({ hasText: texts['services.need.repair'] }).click()
  await expect(page).toHaveURL(/\/Repair$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['repair.title'])
})
