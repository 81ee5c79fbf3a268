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
  await expect(page.getByRole('heading', { name: 'Energy projects in Pune' })).toBeVisible()
  await expect(page.getByText('One of our 4 projects.')).toBeVisible()
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

test('a project is read on its own page, which leads to the others and never to itself', async ({ page }) => {
  await page.goto('/projects')
  const main = page.getByRole('main')
  const card = main.getByRole('listitem').filter({ hasText: 'Wind Turbine' })
  await expect(card.getByRole('link')).toHaveText(['Wind Turbine', /^Ask for one like this/])
  await expect(card).not.toContainText('What was asked')
  // On its picture.
  await card.click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/projects\?id=1$/)
  await expect(page).toHaveTitle(/^Wind Turbine – /)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wind Turbine')
  await expect(main.getByRole('definition').filter({ hasText: /^(600.kW|2009)$/ })).toHaveCount(2)
  await expect(main.getByText('We keep this turbine on a grass ridge running')).toHaveCount(1)
  await expect(main.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'What was asked',
    'What we did',
    'How it runs now'
  ])
  await expect(main.getByRole('heading', { name: texts['projects.months.title'] })).toBeVisible()
  // Of 10,80,000 units at ₹10 from the grid, and at ₹4 to ₹6 from a turbine.
  const worth = main.locator('section', { has: page.getByRole('heading', { name: texts['projects.worth.title'] }) })
  await expect(worth.getByRole('paragraph').filter({ hasText: '₹' })).toContainText([
    '₹1,08,00,000',
    'From the grid, at ₹10 a unit',
    '₹54,00,000',
    '₹43,20,000 to ₹64,80,000',
    'From its own plant, at ₹4 to ₹6 a unit'
  ])
  await expect(main.locator('a[href="/projects?id=1"]')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Wind Turbine System' })).toHaveAttribute('href', /\/Commercial\?id=\d+$/)
  await main.getByRole('link', { name: 'Solar Field' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Field')
  await page.getByRole('navigation', { name: texts['site.nav.path'] }).getByRole('link', { name: 'Projects' }).click()
  await page.locator('article').getByRole('link', { name: 'Solar Field', exact: true }).click()
  await page.getByRole('link', { name: texts['projects.ask.one'] }).click()
  await expect(main.getByRole('link', { name: 'Solar Field' })).toHaveAttribute('href', '/projects?id=4')
})

test('home, the search and the site map lead to the page of a project', async ({ page, site }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Energy Station', exact: true })).toHaveAttribute(
    'href',
    '/projects?id=2'
  )
  await page.goto('/hi')
  await expect(page.getByRole('link', { name: 'एनर्जी स्टेशन', exact: true })).toHaveAttribute('href', '/hi/projects?id=2')
  const found = await (await page.request.get('/api/search?q=felling')).json()
  expect(found).toMatchObject([{ kind: 'project', path: '/projects?id=3' }])
  const siteMap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of ['/projects', '/projects?id=3', '/mr/projects?id=3'])
    expect(siteMap).toContain(`<loc>${site.url}${path}</loc>`)
})
