import { demoQuestions } from '../../texts/demo/questions.ts'
import catalogue from '../../texts/en.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

const { texts } = catalogue

test('the facts of services side by side begin at one height, and none stands alone beside nothing', async ({
  page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/Services')
  const care = page.getByRole('region', { name: texts['services.care'] })
  const tops = () =>
    care.locator('dl').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(await tops()).toHaveLength(3)
  expect(new Set(await tops()).size).toBe(1)

  await page.setViewportSize({ width: 820, height: 900 })
  const widths = await care
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(widths[2]).toBeGreaterThan(2 * (widths[0] ?? 0))
})

test('a table of prices has room on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Commercial')
  const hidden = await page.locator('.table-box').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
})

test('a figure of a product stands in one line with its unit', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ProductServices')
    const broken = await page.locator('dl dd.figure').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        return range.getClientRects().length > 1 ? (figure.textContent ?? '') : []
      })
    )
    expect(broken, `${width} px`).toEqual([])
  }
})

test('of the questions one is open: the first at the start, then the one that was asked last', async ({ page }) => {
  await page.goto('/Repair')
  const questions = page.locator('details[name=questions]')
  const open = page.locator('details[name=questions][open]')
  await expect(open).toHaveCount(1)
  await expect(questions.first()).toHaveAttribute('open')
  await page.getByText(demoQuestions[2].question).click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('of any brand')
})
