import catalogue from '../../texts/en.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

const { texts } = catalogue

test('each filter of the projects counts what it would show with the other', async ({ page }) => {
  await page.goto('/projects?category=Energy&place=Pune')
  await expect(page.getByRole('navigation', { name: 'Kind' }).getByRole('link')).toHaveText([
    /^All\s*2$/,
    /^Energy\s*1$/,
    /^Solar power\s*1$/
  ])
  await expect(page.getByRole('navigation', { name: 'Place' }).getByRole('link')).toHaveText([
    /^All\s*2$/,
    /^Pune\s*1$/,
    /^Sangli\s*1$/
  ])
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Energy Station')
  await expect(page.getByRole('heading', { name: 'Energy in Pune' })).toBeVisible()
  const below = page.locator('section', { has: page.getByRole('heading', { name: texts['projects.others'] }) })
  const others = below.getByRole('heading', { level: 3 })
  await expect(others).toContainText(['Wind Turbine', 'Renewable Energy Station', 'Solar Field'])
  await page.getByRole('link', { name: texts['projects.clear'] }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('heading', { name: texts['projects.heading'] })).toBeVisible()
})

test('the page of projects leads to where a pincode is answered', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: texts['contact.areas.link'] }).click()
  await expect(page).toHaveURL(/\/contact\?about=\/projects#contact-pincode$/)
  await expect(page.getByLabel(texts['contact.form.pincode'])).toBeInViewport()
})
